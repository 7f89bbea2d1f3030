import { href } from '@meetcute/core';
import { ButtonLink, errorPageDrawing } from '@meetcute/kit';
import { useViewer } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePageError } from '../../frame/PageError.ts';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { createPath, useLocation } from '../../router/index.ts';
import { SuggestedMembers } from '../../suggestions/SuggestedMembers.tsx';
import { ErrorWords } from './ErrorWords.tsx';
import { useLostConnection } from './useLostConnection.ts';
import { visitorOffer } from './visitor-offer.ts';

const Section = styled.section`
  display: grid;
  flex: 1;
  /* The offer below loads later; the text must not move. */
  align-content: start;
  gap: ${vars.space[12]};
  inline-size: min(${vars.layout.page}, 100%);
  margin-inline: auto;
  padding: ${vars.space[12]} ${vars.layout.gutter};

  /* Words and form of a visitor share one edge. */
  &[data-visitor] {
    inline-size: min(34rem + 2 * ${vars.layout.gutter}, 100%);
  }
`;

/** Replaces the error page while the connection is lost: it has no status, and nothing on it could load. */
function ConnectionLost() {
  const { t } = useTranslation('error');
  usePageTitle(t('connectionLost.title'));
  return (
    <ErrorWords>
      {errorPageDrawing}
      <h1 data-part="message" tabIndex={-1}>
        {t('connectionLost.title')}
      </h1>
      <p data-part="hint">{t('connectionLost.text')}</p>
    </ErrorWords>
  );
}

/** Heading, status and message of an error, and one way on (spec: error-page.heading). */
function PageErrorWords() {
  const { t } = useTranslation(['error', 'shell', 'common']);
  const { status } = usePageError();
  const location = useLocation();
  const isMissing = status === 404;
  const message = isMissing ? t('pageNotFound') : t('generic');
  usePageTitle(message);
  return (
    <ErrorWords>
      {errorPageDrawing}
      <div data-part="code">
        <h1>{t('heading')}</h1>
        <p>{status}</p>
      </div>
      <p data-part="message">{message}</p>
      {isMissing && <p data-part="hint">{t('pageNotFoundHint')}</p>}
      {isMissing ? (
        <ButtonLink variant="quiet" href={href('index')}>
          {t('shell:backHome')}
        </ButtonLink>
      ) : (
        <ButtonLink variant="quiet" href={createPath(location)}>
          {t('common:tryAgain')}
        </ButtonLink>
      )}
    </ErrorWords>
  );
}

/** Error page: an error in words, then suggested members or, for visitors, the sign-up form. */
export default function ErrorScreen() {
  const { status } = usePageError();
  const viewer = useViewer();
  const isLost = useLostConnection(status === 404);
  const VisitorOffer = visitorOffer();
  if (isLost)
    return (
      <Section>
        <ConnectionLost />
      </Section>
    );
  return (
    <Section data-visitor={viewer === null || undefined}>
      <PageErrorWords />
      {viewer && <SuggestedMembers reason="error" />}
      {viewer === null && (
        <Suspense>
          <VisitorOffer />
        </Suspense>
      )}
    </Section>
  );
}
