import { JoinDisclosures } from '@meetcute/kit';
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
  [data-part='disclosures'] {
    font-size: inherit;
  }
`;

/** Disclosures before joining: minimum age, fictional profiles, price of a message. */
export function HomeDisclosures() {
  const { t } = useTranslation('common');
  return (
    <Section data-part="good-to-know" aria-labelledby="honest">
      <div>
        <h2 id="honest">{t('goodToKnow')}</h2>
        <JoinDisclosures />
      </div>
    </Section>
  );
}
