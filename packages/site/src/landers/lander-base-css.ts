import { media, vars } from '@meetcute/theme';
import { css } from 'styled-components';

/** Typography and the card of every lander frame, from the brand's tokens. */
export const landerBaseCss = css`
  [data-part='lander-words'] {
    display: grid;
    gap: ${vars.space[3]};
    align-content: start;
  }
  [data-part='lander-words'] h1 {
    max-inline-size: 12em;
    font-size: ${vars.type.display};
    /* A long word breaks at a syllable instead of leaving its column. */
    hyphens: auto;
    hyphenate-limit-chars: 12 5 4;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  /* Each line begins a step further, as far as a narrow page has room for it. */
  [data-part='lander-words'] h1 [data-part='line'] {
    display: block;
  }
  [data-part='lander-words'] h1 [data-part='line'] + [data-part='line'] {
    margin-inline-start: min(0.55em, 6vw);
  }
  [data-part='lander-words'] h1 [data-part='line'] + [data-part='line'] + [data-part='line'] {
    margin-inline-start: min(1.1em, 12vw);
  }
  [data-part='lander-words'] p {
    max-inline-size: 26em;
    color: ${vars.textMuted};
    font-size: ${vars.type.lead};
    line-height: ${vars.leading.snug};
    text-wrap: pretty;
  }
  [data-part='lander-card'] {
    padding: ${vars.space[6]};
    border: 1px solid ${vars.card.line};
    border-radius: ${vars.card.radius};
    background: ${vars.card.surface};
    box-shadow: ${vars.card.shadow};
    scroll-margin-block-start: ${vars.space[4]};
  }
  [data-part='lander-card'] h2 {
    font-size: ${vars.type.title};
  }
  [data-part='lander-stage'],
  [data-part='lander-proof'],
  [data-part='lander-card'],
  [data-part='lander-words'] {
    min-inline-size: 0;
  }
  [data-part='lander-logo'] {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-block-size: ${vars.layout.touch};
    margin-block-end: ${vars.space[2]};
    text-decoration: none;
  }
  &[data-arrangement='center'] [data-part='lander-logo'] {
    justify-self: inherit;
  }
  [data-part='to-form'] {
    justify-self: start;
    margin-block-start: ${vars.space[2]};
  }
  blockquote {
    margin: 0;
    padding-inline-start: ${vars.space[4]};
    border-inline-start: 3px solid ${vars.accent};
    line-height: ${vars.leading.text};
  }
  ${media.desktop} {
    [data-part='lander-words'] h1:has([data-part='line']) {
      font-size: calc(0.78 * ${vars.type.display});
    }
  }
  ${media.tablet} {
    [data-part='lander-card'] {
      padding: ${vars.space[8]};
    }
  }
`;
