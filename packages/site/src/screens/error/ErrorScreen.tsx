import { href } from '@meetcute/core';
import { ButtonLink, errorPageDrawing } from '@meetcute/kit';
import { useViewer } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePageError } from '../../frame/PageError.ts';
import { SuggestedMembers } from '../../suggestions/SuggestedMembers.tsx';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { visitorOffer } from './visitor-offer.ts';

const Section = styled.section`
  display: grid;
  flex: 1;
  /* The offer below loads later; the text must not move. */
  align-content: start;
  justify-items: center;
  gap: ${vars.space[12]};
  inline-size: min(${vars.layout.page}, 100%);
  margin-inline: auto;
  padding: ${vars.space[16]} ${vars.layout.gutter};

  [data-part='words'] {
    display: grid;
    justify-items: center;
    gap: ${vars.space[3]};
    text-align: center;
  }
  [data-part='status'] {
    color: ${vars.accentText};
    font-family: ${vars.font.display};
    font-size: calc(1.6 * ${vars.type.display});
    font-weight: ${vars.weight.display};
    letter-spacing: ${vars.tracking.display};
    line-height: 1;
  }
  h1 {
    font-size: ${vars.type.title};
  }
  [data-part='message'] {
    max-inline-size: ${vars.layout.measure};
    margin-block-end: ${vars.space[2]};
    color: ${vars.textMuted};
    font-size: ${vars.type.lead};
  }
  ${media.tablet} {
    [data-part='words'] {
      gap: ${vars.space[4]};
    }
  }
`;

/**
 * Error page: heading, status, message, and suggested members or, for visitors, the sign-up form (spec:
 * error-page.heading).
 */
export default function ErrorScreen() {
  const { t } = useTranslation(['error', 'shell']);
  const { status } = usePageError();
  const message = status === 404 ? t('pageNotFound') : t('generic');
  const viewer = useViewer();
  const VisitorOffer = visitorOffer();
  usePageTitle(message);
  return (
    <Section>
      <div data-part="words">
        {errorPageDrawing}
        <p data-part="status">{status}</p>
        <h1>{t('heading')}</h1>
        <p data-part="message">{message}</p>
        <ButtonLink variant="quiet" href={href('index')}>
          {t('shell:backHome')}
        </ButtonLink>
      </div>
      {viewer && <SuggestedMembers reason="error" />}
      {viewer === null && (
        <Suspense>
          <VisitorOffer />
        </Suspense>
      )}
    </Section>
  );
}
