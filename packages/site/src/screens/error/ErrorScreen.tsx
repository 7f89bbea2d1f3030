import { href } from '@meetcute/core';
import { ButtonLink } from '@meetcute/kit';
import { media, t } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePageError } from '../../shell/PageError.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';

const Section = styled.section`
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: center;
  gap: ${t.space[4]};
  padding: ${t.space[12]} ${t.layout.gutter};
  text-align: center;

  [data-part='status'] {
    color: ${t.accentText};
    font-family: ${t.font.display};
    font-size: calc(2 * ${t.type.display});
    font-weight: ${t.weight.display};
    letter-spacing: ${t.tracking.display};
    line-height: 1;
  }
  h1 {
    font-size: ${t.type.title};
  }
  [data-part='message'] {
    max-inline-size: ${t.layout.measure};
    color: ${t.textMuted};
    font-size: ${t.type.lead};
  }
  ${media.tablet} {
    gap: ${t.space[5]};
  }
`;

/** The error page: heading, status, message and one way on (spec: error-page.heading). */
export default function ErrorScreen() {
  const { t: text } = useTranslation(['error', 'shell']);
  const { status } = usePageError();
  const message = status === 404 ? text('pageNotFound') : text('generic');
  usePageTitle(message);
  return (
    <Section>
      <p data-part="status">{status}</p>
      <h1>{text('heading')}</h1>
      <p data-part="message">{message}</p>
      <ButtonLink href={href('index')}>{text('shell:backHome')}</ButtonLink>
    </Section>
  );
}
