import { href } from '@meetcute/core';
import { ButtonLink } from '@meetcute/kit';
import { useSettings } from '@meetcute/react';
import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useCanJoin } from '../session/useCanJoin.ts';
import type { HeroProps } from '../template/slots.ts';

const Section = styled.section`
  display: grid;
  flex: 1;
  align-content: center;
  gap: ${vars.space[10]};
  inline-size: 100%;
  max-inline-size: ${vars.layout.page};
  margin-inline: auto;
  padding: ${vars.space[8]} ${vars.layout.gutter} ${vars.space[12]};

  h1 {
    max-inline-size: 10.75em;
    font-size: ${vars.type.display};
  }
  [data-part='words'] {
    display: grid;
    gap: ${vars.space[5]};
    justify-items: start;
  }
  [data-part='lead'] {
    max-inline-size: 22em;
    color: ${vars.textMuted};
    font-size: ${vars.type.lead};
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[3]};
  }
  [data-part='note'] {
    color: ${vars.textMuted};
    font-size: ${vars.type.small};
  }
  ${media.tablet} {
    grid-template-columns: minmax(min-content, 7fr) minmax(0, 5fr);
    gap: ${vars.space[8]};
    align-items: center;
  }
`;

/**
 * Opening section of the visitor's home page. The text belongs to the product; a brand adds a drawing. On a site
 * that the visitor may not join it says so, and leads to the login.
 */
export default function Hero({ children }: HeroProps) {
  const { t } = useTranslation(['home', 'shell']);
  const { min_age: age, name: siteName } = useSettings();
  const canJoin = useCanJoin();
  return (
    <Section>
      <div data-part="words">
        <h1>{t('heading')}</h1>
        <p data-part="lead">{t('lead')}</p>
        <div data-part="actions">
          <ButtonLink href={href(canJoin ? 'signup' : 'login')} size="large">
            {canJoin ? t('start') : t('shell:login')}
          </ButtonLink>
        </div>
        <p data-part="note">{canJoin ? t('note', { age }) : t('shell:inviteOnly', { siteName })}</p>
      </div>
      {children}
    </Section>
  );
}
