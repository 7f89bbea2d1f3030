import { landerBaseCss, type LanderFrameProps } from '@meetcute/site';
import { media, vars } from '@meetcute/theme';
import { styled } from 'styled-components';

const Frame = styled.div`
  ${landerBaseCss}

  display: grid;
  grid-template-columns: minmax(0, 1fr);

  [data-part='lander-stage'] {
    position: relative;
    overflow: hidden;
    background: ${vars.surfaceSunken};
  }
  [data-part='lander-words'] {
    gap: ${vars.space[4]};
    padding: ${vars.space[6]} ${vars.layout.gutter} 0;
  }
  [data-part='lander-words'] h1 {
    font-size: calc(1.15 * ${vars.type.display});
  }
  [data-part='lander-words'] h1:has([data-part='line']) {
    font-size: calc(0.9 * ${vars.type.display});
  }
  /* The land is a shade of the night, and only cities and ways shine. */
  [data-part='map'] > path:first-child {
    fill: ${vars.line};
  }
  [data-part='lander-card'] {
    margin: ${vars.space[6]} ${vars.layout.gutter} 0;
    border-radius: ${vars.radius.large};
  }
  [data-part='lander-card']:last-child {
    margin-block-end: ${vars.space[16]};
  }
  [data-part='lander-proof'] {
    display: grid;
    gap: ${vars.space[8]};
    padding: ${vars.space[10]} ${vars.layout.gutter} ${vars.space[16]};
  }
  /* A picture runs to the edges; lists, maps and conversations keep clear of them and of the logo. */
  &[data-arrangement='beside'] [data-part='lander-stage'] {
    padding: ${vars.space[6]} ${vars.layout.gutter};
  }
  &[data-arrangement='beside'] [data-part='lander-words'] {
    order: -1;
    padding-block: calc(var(--mc-head-over, 0px) + ${vars.space[6]}) ${vars.space[6]};
  }
  &[data-arrangement='cover'] [data-part='lander-words'] {
    z-index: 1;
    margin-block-start: calc(-1 * ${vars.space[24]});
  }
  /* The picture fades into the page behind it, whichever surface that is. */
  ${media.belowDesktop} {
    &[data-arrangement='cover'] [data-part='lander-stage'] {
      mask-image: linear-gradient(to top, transparent, rgb(0 0 0 / 0.15) ${vars.space[24]}, #000 55%);
    }
  }
  &[data-arrangement='center'] [data-part='lander-stage'] {
    block-size: min(22rem, 44dvh);
    padding-block-start: var(--mc-head-over, 0px);
  }
  &[data-arrangement='center'] [data-part='lander-words'] {
    text-align: start;
  }

  /* A film is shown as large as it is drawn, and fades at its sides, where it would cut a face. */
  [data-part='media']:has(video) {
    aspect-ratio: 16 / 10;
    block-size: auto;
    min-block-size: 0;
    mask-image: linear-gradient(to right, transparent, #000 18%, #000 82%, transparent);
  }

  ${media.tablet} {
    &[data-arrangement='cover'] [data-part='lander-stage'] > :not([data-part='media']) {
      min-block-size: 62dvh;
    }
    &[data-arrangement='beside'] figure > [data-part='photo'] {
      aspect-ratio: 4 / 3;
    }
  }
  /* On a wide screen the picture fills the rest of the window and stays while words and form scroll. */
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(22rem, 32rem);
    grid-template-rows: auto auto 1fr;
    min-block-size: 100dvh;

    [data-part='lander-stage'],
    &[data-arrangement='center'] [data-part='lander-stage'] {
      position: sticky;
      inset-block-end: 0;
      grid-area: 1 / 1 / span 3;
      display: grid;
      align-content: center;
      /* Content that is higher than the window scrolls with the page, and stays once its end is reached. */
      align-self: end;
      block-size: auto;
      min-block-size: 100dvh;
    }
    &:is([data-arrangement='cover'], [data-arrangement='center']) [data-part='lander-stage'],
    [data-part='lander-stage']:has(> [data-part='media']) {
      align-content: stretch;
      block-size: 100dvh;
      padding: 0;
    }
    [data-part='lander-stage']:has(> [data-part='media'] video) {
      align-content: center;
    }
    /* A portrait keeps clear of the logo, and it fits the window with everything below it. */
    &[data-arrangement='beside'] figure {
      padding-block-start: var(--mc-head-over, 0px);
    }
    &[data-arrangement='beside'] figure > [data-part='photo'] {
      aspect-ratio: auto;
      block-size: calc(100dvh - var(--mc-head-over, 0px) - 6rem);
    }
    &[data-arrangement='beside'] figure:has(> [data-part='more-photos']) > [data-part='photo'] {
      block-size: calc(100dvh - var(--mc-head-over, 0px) - 15rem);
    }
    &[data-arrangement='beside'] [data-part='more-photos'] {
      grid-template-columns: repeat(3, 8rem);
    }
    [data-part='lander-words'],
    &[data-arrangement='cover'] [data-part='lander-words'] {
      grid-area: 1 / 2;
      margin: 0;
      padding: ${vars.space[12]} ${vars.space[8]} 0;
    }
    /* The column holds the longest word of the headings. */
    [data-part='lander-words'] h1 {
      font-size: calc(0.88 * ${vars.type.display});
    }
    [data-part='lander-words'] h1:has([data-part='line']) {
      font-size: calc(0.62 * ${vars.type.display});
    }
    [data-part='to-form'] {
      display: none;
    }
    [data-part='lander-card'] {
      grid-area: 2 / 2;
      inline-size: auto;
      margin-inline: ${vars.space[8]};
    }
    [data-part='lander-proof'] {
      grid-area: 3 / 2;
      padding-inline: ${vars.space[8]};
    }
  }
`;

/** Frame of landing pages: the picture to the edges, and a column with words, sign-up and reasons beside it. */
export default function LanderFrame({
  arrangement = 'beside',
  stage,
  words,
  proof,
  children,
}: LanderFrameProps) {
  return (
    <Frame data-arrangement={arrangement}>
      <div data-part="lander-stage">{stage}</div>
      <div data-part="lander-words">{words}</div>
      <section data-part="lander-card" id="join">
        {children}
      </section>
      {proof !== undefined && <div data-part="lander-proof">{proof}</div>}
    </Frame>
  );
}
