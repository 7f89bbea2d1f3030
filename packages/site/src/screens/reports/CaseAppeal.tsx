import type { SafetyCase } from '@meetcute/contract';
import { Button, StatusMessage } from '@meetcute/kit';
import { useAppeal } from '@meetcute/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppealForm } from './AppealForm.tsx';
import { useDay } from '../../format/useDay.ts';

/** Props of `CaseAppeal`. */
export interface CaseAppealProps {
  /** The decided case. */
  shown: SafetyCase;
  /** Token of the mailed link; null for the member's own list. */
  token: string | null;
  /** Called after the appeal was stored and its form has closed. */
  onSent: () => void;
}

/** The appeal of the viewing side: what can be done, the form, or the appeal that was sent. */
export function CaseAppeal({ shown, token, onSent }: CaseAppealProps) {
  const { t } = useTranslation('cases');
  const day = useDay();
  const [choice, setChoice] = useState<'open' | 'closed' | null>(null);
  const appeal = useAppeal(shown, token, onSent);
  // Shows after a reload that the reason was kept.
  const isOpen = choice === null ? appeal.text !== '' : choice === 'open';
  const { appeal: sentAppeal, appeal_until: deadline } = shown;
  return (
    <section data-part="appeal">
      {sentAppeal && (
        <>
          <h3>{t('appeal.yours', { date: day(sentAppeal.at) })}</h3>
          <p data-part="quote">{sentAppeal.text}</p>
        </>
      )}
      <StatusMessage>{appeal.isSent && t('appeal.done')}</StatusMessage>
      {deadline !== null && (
        <>
          <h3>{t('appeal.title')}</h3>
          <p>{t('appeal.until', { date: day(deadline) })}</p>
          {isOpen ? (
            <AppealForm appeal={appeal} hasFocus={choice === 'open'} onCancel={() => setChoice('closed')} />
          ) : (
            <div>
              <Button variant="quiet" onPress={() => setChoice('open')}>
                {t('appeal.open')}
              </Button>
            </div>
          )}
        </>
      )}
      <p data-part="fine">{t('appeal.elsewhere')}</p>
    </section>
  );
}
