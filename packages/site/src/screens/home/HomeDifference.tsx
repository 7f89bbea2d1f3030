import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

const Section = styled.section`
  margin-block-end: ${vars.space[16]};
  background: ${vars.surfaceSunken};

  > div {
    display: grid;
    gap: ${vars.space[4]};
    max-inline-size: ${vars.layout.page};
    margin-inline: auto;
    padding: ${vars.space[12]} ${vars.layout.gutter};
  }
  h2 {
    font-size: ${vars.type.heading};
    hyphens: auto;
    hyphenate-limit-chars: 12 5 4;
    overflow-wrap: anywhere;
  }
  p {
    color: ${vars.textMuted};
    font-size: ${vars.type.lead};
    text-wrap: pretty;
  }
  /* Side by side, so that no half of the band is empty. */
  ${media.tablet} {
    > div {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

/** States what is different on this site. */
export function HomeDifference() {
  const { t } = useTranslation('home');
  return (
    <Section data-part="different" aria-labelledby="different">
      <div>
        <h2 id="different">{t('different.title')}</h2>
        <p>{t('different.text')}</p>
      </div>
    </Section>
  );
}
