import { useMessagePrice, useSettings } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { Check } from '@phosphor-icons/react/Check';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Section = styled.section`
  display: grid;
  gap: ${vars.space[2]};
  font-size: ${vars.type.small};

  h2 {
    font-family: inherit;
    font-size: ${vars.type.small};
    font-weight: ${vars.weight.strong};
    letter-spacing: normal;
  }
  ul {
    display: grid;
    gap: ${vars.space[2]};
    max-inline-size: 34em;
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${vars.space[2]};
    line-height: ${vars.leading.snug};
  }
  svg {
    margin-block-start: 0.1em;
    color: ${vars.accentText};
  }
`;

/** Facts that a visitor must know before joining: age, fictional profiles, price, and how to leave. */
export function Disclosures() {
  const { t } = useTranslation('landers');
  const { min_age: age, fictional_plural: fictionalPlural } = useSettings();
  const price = useMessagePrice();
  const lines = [
    t('proof.age', { age }),
    t('proof.fictional', { fictionalPlural }),
    price === null ? t('proof.free') : t('proof.price', { price }),
    t('proof.leave'),
  ];
  return (
    <Section data-part="disclosures">
      <h2>{t('proof.title')}</h2>
      <ul role="list">
        {lines.map((line) => (
          <li key={line}>
            <Check aria-hidden size={16} weight="bold" />
            {line}
          </li>
        ))}
      </ul>
    </Section>
  );
}
