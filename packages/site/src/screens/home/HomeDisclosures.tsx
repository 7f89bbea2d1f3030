import { useMessagePrice, useSettings } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Section = styled.section`
  inline-size: min(${vars.layout.page}, 100%);
  margin-inline: auto;
  padding: 0 ${vars.layout.gutter} ${vars.space[16]};

  > div {
    padding: ${vars.space[6]};
    border: 1px solid ${vars.line};
    border-radius: ${vars.radius.large};
    background: ${vars.surfaceRaised};
  }
  h2 {
    margin-block-end: ${vars.space[3]};
    font-size: ${vars.type.title};
  }
  ul {
    display: grid;
    gap: ${vars.space[2]};
    max-inline-size: 39em;
    padding-inline-start: 1.2em;
    list-style: disc;
  }
  li::marker {
    color: ${vars.accentText};
  }
`;

/** Disclosures before joining: minimum age, fictional profiles, price of a message. */
export function HomeDisclosures() {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation('common');
  const { min_age: minAge, name: siteName, fictional_plural: fictionalPlural } = useSettings();
  const price = useMessagePrice();
  return (
    <Section aria-labelledby="honest">
      <div>
        <h2 id="honest">{t('honest.title')}</h2>
        <ul>
          <li>{common('adultsOnly', { minAge })}</li>
          <li>{common('fictional.notice', { siteName, fictionalPlural })}</li>
          <li>{price === null ? t('honest.free') : t('honest.price', { price })}</li>
        </ul>
      </div>
    </Section>
  );
}
