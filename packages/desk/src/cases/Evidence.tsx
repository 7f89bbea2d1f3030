import { type DeskCase, deskPhotoPath } from '@meetcute/contract/desk';
import { useState } from 'react';
import { Section } from '../parts/Section.tsx';
import { Stranger } from '../parts/Stranger.tsx';
import { momentText } from '../texts/moments.ts';
import { useTexts } from '../texts/texts.ts';
import { siteName, useStaff } from '../app/desk-context.ts';

/** The copy of a reported photo. It loads when somebody asks for it, because it may be hard to look at. */
function ReportedPhoto({ site, reference }: Pick<DeskCase, 'site' | 'reference'>) {
  const t = useTexts();
  const [isShown, setIsShown] = useState(false);
  const [isGone, setIsGone] = useState(false);
  const query = new URLSearchParams({ site, reference });
  return (
    <details onToggle={(event) => setIsShown(event.currentTarget.open)}>
      <summary>{t('case.photo')}</summary>
      {isShown && !isGone && (
        <img src={`${deskPhotoPath}?${query}`} alt={t('case.photoAlt')} onError={() => setIsGone(true)} />
      )}
      {isGone && <p role="status">{t('case.photoGone')}</p>}
    </details>
  );
}

/** Content of a report: category and text, and the reported message or photo. */
export function Evidence({ shown }: { shown: DeskCase }) {
  const t = useTexts();
  const staff = useStaff();
  const { site, reference, at, category, text, message } = shown;
  const parts = [
    category === null ? t('cases.complaint') : t(`category.${category}`),
    siteName(staff, site),
    momentText(at),
    t('case.receipt', { reference }),
  ];
  return (
    <Section title={t('case.what')}>
      <p data-part="muted">{parts.join(' · ')}</p>
      {text === '' ? <p>{t('case.noText')}</p> : <Stranger>{text}</Stranger>}
      {message && (
        <>
          <h3>{t('case.message')}</h3>
          <Stranger>{message.text}</Stranger>
          {message.quote !== null && <p data-part="muted">{t('case.answers', { text: message.quote })}</p>}
          {message.sent_at && <p data-part="muted">{t('case.sent', { at: momentText(message.sent_at) })}</p>}
        </>
      )}
      {shown.has_photo && <ReportedPhoto site={site} reference={reference} />}
    </Section>
  );
}
