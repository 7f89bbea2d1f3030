import { href } from '@meetcute/core';
import { ButtonLink } from '@meetcute/kit';
import { useViewer } from '@meetcute/react';
import { media, t } from '@meetcute/theme';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePageError } from '../../frame/PageError.ts';
import { SuggestedMembers } from '../../suggestions/SuggestedMembers.tsx';
import { usePageTitle } from '../../frame/usePageTitle.ts';
import { visitorOffer } from './visitorOffer.ts';

const Section = styled.section`
  display: grid;
  flex: 1;
  /* What is offered comes later; the words stay where they are. */
  align-content: start;
  justify-items: center;
  gap: ${t.space[12]};
  inline-size: min(${t.layout.page}, 100%);
  margin-inline: auto;
  padding: ${t.space[16]} ${t.layout.gutter};

  [data-part='words'] {
    display: grid;
    justify-items: center;
    gap: ${t.space[3]};
    text-align: center;
  }
  [data-part='status'] {
    color: ${t.accentText};
    font-family: ${t.font.display};
    font-size: calc(1.6 * ${t.type.display});
    font-weight: ${t.weight.display};
    letter-spacing: ${t.tracking.display};
    line-height: 1;
  }
  h1 {
    font-size: ${t.type.title};
  }
  [data-part='message'] {
    max-inline-size: ${t.layout.measure};
    margin-block-end: ${t.space[2]};
    color: ${t.textMuted};
    font-size: ${t.type.lead};
  }
  ${media.tablet} {
    [data-part='words'] {
      gap: ${t.space[4]};
    }
  }
`;

/** The error page: heading, status, message and a way on, for a member other members, for a visitor the sign-up form (spec: error-page.heading). */
export default function ErrorScreen() {
  const { t: text } = useTranslation(['error', 'shell']);
  const { status } = usePageError();
  const message = status === 404 ? text('pageNotFound') : text('generic');
  const viewer = useViewer();
  const VisitorOffer = visitorOffer();
  usePageTitle(message);
  return (
    <Section>
      <div data-part="words">
        <p data-part="status">{status}</p>
        <h1>{text('heading')}</h1>
        <p data-part="message">{message}</p>
        <ButtonLink variant="quiet" href={href('index')}>
          {text('shell:backHome')}
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
