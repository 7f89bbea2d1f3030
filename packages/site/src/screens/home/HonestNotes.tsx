import { useSettings } from '@meetcute/react';
import { t } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMessagePrice } from '../../format/useMessagePrice.ts';

const Section = styled.section`
  inline-size: min(${t.layout.page}, 100%);
  margin-inline: auto;
  padding: 0 ${t.layout.gutter} ${t.space[16]};

  > div {
    padding: ${t.space[6]};
    border: 1px solid ${t.line};
    border-radius: ${t.radius.large};
    background: ${t.surfaceRaised};
  }
  h2 {
    margin-block-end: ${t.space[3]};
    font-size: ${t.type.title};
  }
  ul {
    display: grid;
    gap: ${t.space[2]};
    max-inline-size: 60ch;
    padding-inline-start: 1.2em;
    list-style: disc;
  }
  li::marker {
    color: ${t.accentText};
  }
`;

/** What a visitor should know before joining: the age, made-up profiles, what a message costs. */
export function HonestNotes() {
  const { t: text } = useTranslation('home');
  const { t: common } = useTranslation('common');
  const { min_age: minAge, name: siteName, fictional_plural: fictionalPlural } = useSettings();
  const price = useMessagePrice();
  return (
    <Section aria-labelledby="honest">
      <div>
        <h2 id="honest">{text('honest.title')}</h2>
        <ul>
          <li>{common('adultsOnly', { minAge })}</li>
          <li>{common('fictional.notice', { siteName, fictionalPlural })}</li>
          <li>{price === null ? text('honest.free') : text('honest.price', { price })}</li>
        </ul>
      </div>
    </Section>
  );
}
