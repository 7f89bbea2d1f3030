import { href } from '@meetcute/core';
import { ButtonLink, JoinDisclosures } from '@meetcute/kit';
import { media, vars } from '@meetcute/theme';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useCanJoin } from '../../session/useCanJoin.ts';

const Section = styled.section`
  inline-size: min(${vars.layout.page}, 100%);
  margin-inline: auto;
  padding: 0 ${vars.layout.gutter} ${vars.space[16]};

  > div {
    display: grid;
    gap: ${vars.space[4]};
    padding: ${vars.space[6]};
    border: 1px solid ${vars.line};
    border-radius: ${vars.radius.large};
    background: ${vars.surfaceRaised};
  }
  h2 {
    font-size: ${vars.type.title};
  }
  [data-part='disclosures'] {
    font-size: inherit;
  }
  > div > a {
    align-self: start;
    justify-self: start;
    margin-block-start: ${vars.space[2]};
  }
  /* Side by side, so that no half of the box is empty. */
  ${media.tablet} {
    > div {
      grid-template: auto 1fr / 1fr 2fr;
      column-gap: ${vars.space[8]};
      padding: ${vars.space[8]};
    }
    [data-part='disclosures'] {
      grid-area: 1 / 2 / span 2;
      max-inline-size: none;
    }
  }
`;

/** Disclosures before joining: minimum age, fictional profiles, price of a message. Those who may join do it below. */
export function HomeDisclosures() {
  const { t } = useTranslation('common');
  const { t: home } = useTranslation('home');
  const canJoin = useCanJoin();
  return (
    <Section data-part="good-to-know" aria-labelledby="honest">
      <div>
        <h2 id="honest">{t('goodToKnow')}</h2>
        <JoinDisclosures />
        {canJoin && <ButtonLink href={href('signup')}>{home('start')}</ButtonLink>}
      </div>
    </Section>
  );
}
