import { href } from '@meetcute/core';
import { ButtonLink } from '@meetcute/kit';
import { useSettings } from '@meetcute/react';
import { media, t } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { HeroProps } from '../template/slots.ts';

const Section = styled.section`
  display: grid;
  flex: 1;
  align-content: center;
  gap: ${t.space[10]};
  inline-size: 100%;
  max-inline-size: ${t.layout.page};
  margin-inline: auto;
  padding: ${t.space[8]} ${t.layout.gutter} ${t.space[12]};

  h1 {
    max-inline-size: 16ch;
    font-size: ${t.type.display};
  }
  [data-part='words'] {
    display: grid;
    gap: ${t.space[5]};
    justify-items: start;
  }
  [data-part='lead'] {
    max-inline-size: 34ch;
    color: ${t.textMuted};
    font-size: ${t.type.lead};
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space[3]};
  }
  [data-part='note'] {
    color: ${t.textMuted};
    font-size: ${t.type.small};
  }
  ${media.tablet} {
    grid-template-columns: minmax(min-content, 7fr) minmax(0, 5fr);
    gap: ${t.space[8]};
    align-items: center;
  }
`;

/** The opening of a visitor's home page. Words and what they promise are the product's; a brand draws around them. */
export default function Hero({ children }: HeroProps) {
  const { t: text } = useTranslation('home');
  const { min_age: age } = useSettings();
  return (
    <Section>
      <div data-part="words">
        <h1>{text('heading')}</h1>
        <p data-part="lead">{text('lead')}</p>
        <div data-part="actions">
          <ButtonLink href={href('signup')} size="large">
            {text('start')}
          </ButtonLink>
        </div>
        <p data-part="note">{text('note', { age })}</p>
      </div>
      {children}
    </Section>
  );
}
