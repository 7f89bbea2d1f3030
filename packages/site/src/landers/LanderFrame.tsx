import { media, vars } from '@meetcute/theme';
import { styled } from 'styled-components';
import type { LanderFrameProps } from '../template/slots.ts';
import { landerBaseCss } from './lander-base-css.ts';

const Frame = styled.div`
  ${landerBaseCss}

  display: grid;
  gap: ${vars.space[8]} ${vars.space[12]};
  inline-size: 100%;
  max-inline-size: ${vars.layout.page};
  margin-inline: auto;
  padding: ${vars.space[6]} ${vars.layout.gutter} ${vars.space[16]};

  &[data-arrangement='cover'] {
    padding-block-start: 0;
  }
  &[data-arrangement='cover'] [data-part='lander-stage'] {
    margin-inline: calc(-1 * ${vars.layout.gutter});
  }
  /* On a phone the words overlap the picture, so that the first screen shows where the form begins. */
  &[data-arrangement='cover'] [data-part='lander-words'] {
    z-index: 1;
    margin-block-start: calc(-1 * ${vars.space[24]});
  }
  &[data-arrangement='center'] [data-part='lander-stage'] {
    inline-size: 100%;
  }
  &[data-arrangement='center'] [data-part='lander-words'] {
    justify-items: center;
    text-align: center;
  }
  &[data-arrangement='center'] [data-part='to-form'] {
    justify-self: center;
  }
  /* Words over the picture need the colours of the scrim. */
  [data-part='lander-scrim'] {
    position: absolute;
    inset: 0;
    background: linear-gradient(to top, ${vars.surface} 14%, transparent 48%);
    pointer-events: none;
  }
  &[data-arrangement='cover'] [data-part='lander-stage'] {
    position: relative;
  }

  ${media.tablet} {
    align-items: start;
    padding-block: ${vars.space[10]} ${vars.space[20]};

    &[data-arrangement='beside'] {
      grid-template: auto auto 1fr / minmax(0, 1.15fr) minmax(20rem, 1fr);
    }
    &[data-arrangement='beside'] [data-part='lander-card'] {
      grid-area: 1 / 2 / span 3;
    }
    /* The form is on the first screen. */
    &[data-arrangement='beside'] [data-part='to-form'] {
      display: none;
    }
    &[data-arrangement='center'] {
      justify-items: center;
    }
    /* High enough for a whole face above the words. */
    &[data-arrangement='cover'] [data-part='lander-stage'] > [data-part='media'] {
      min-block-size: 56dvh;
    }
    &[data-arrangement='cover'] figure {
      min-block-size: 62dvh;
    }
    &:is([data-arrangement='center'], [data-arrangement='cover']) [data-part='lander-card'],
    &[data-arrangement='cover'] [data-part='lander-words'] {
      inline-size: min(34rem, 100%);
      justify-self: center;
    }
  }
  ${media.desktop} {
    /* The card goes along with a long picture, where a window shows all of it. */
    @media (height >= 60rem) {
      &[data-arrangement='beside'] [data-part='lander-card'] {
        position: sticky;
        inset-block-start: ${vars.space[6]};
        align-self: start;
      }
    }
    /* The card is on the first screen. */
    &[data-arrangement='center'] {
      grid-template: auto 1fr / minmax(0, 1.15fr) minmax(20rem, 34rem);
    }
    &[data-arrangement='center'] [data-part='lander-card'] {
      grid-area: 1 / 2 / span 2;
    }
    &[data-arrangement='center'] [data-part='to-form'],
    [data-arrangement='collage'] li:nth-child(n + 4) {
      display: none;
    }
    /* The picture is at the top left of the window, with the words at its foot; the card is beside it, so it hides no face. */
    &[data-arrangement='cover'] {
      grid-template: auto 1fr / minmax(0, 1fr) minmax(20rem, min(34rem, 44%));
      max-inline-size: none;
      min-block-size: 100dvh;
      margin: 0;
      padding: 0;
      /* The card ends where the page does, whose footer is below. */
      padding-inline-end: max(
        ${vars.layout.gutter},
        calc((100% - ${vars.layout.page}) / 2 + ${vars.layout.gutter})
      );
    }
    &[data-arrangement='cover'] [data-part='lander-stage'],
    &[data-arrangement='cover'] [data-part='lander-words'] {
      position: sticky;
      grid-area: 1 / 1 / span 2;
      margin: 0;
    }
    &[data-arrangement='cover'] [data-part='lander-stage'] {
      inset-block-start: 0;
      block-size: 100dvh;
    }
    /* Four lines of words hide no mouth, also in a low window. */
    &[data-arrangement='cover'] [data-part='lander-words'] h1 {
      font-size: min(${vars.type.display}, 6.5dvh);
    }
    &[data-arrangement='cover'] [data-part='lander-stage'] > [data-part='media'] {
      block-size: 62dvh;
      mask-image: linear-gradient(to top, transparent, #000 ${vars.space[24]});
    }
    [data-part='lander-scrim'] {
      display: none;
    }
    /* The words bring their own ground, which ends above them however long they are. */
    &[data-arrangement='cover'] [data-part='lander-words'] {
      inset-block-end: 0;
      align-self: end;
      inline-size: auto;
      justify-self: stretch;
      padding: ${vars.space[24]} ${vars.layout.gutter} ${vars.space[12]}
        max(${vars.layout.gutter}, calc((100vw - ${vars.layout.page}) / 2 + ${vars.layout.gutter}));
      background: linear-gradient(
        to top,
        ${vars.surface} 25%,
        color-mix(in oklab, ${vars.surface} 84%, transparent) calc(100% - ${vars.space[24]}),
        transparent
      );
      pointer-events: none;
    }
    &[data-arrangement='cover'] [data-part='lander-words'] :is(a, button) {
      pointer-events: auto;
    }
    &[data-arrangement='cover'] [data-part='lander-card'] {
      grid-area: 1 / 2;
      inline-size: auto;
      justify-self: stretch;
      margin-block-start: ${vars.space[12]};
    }
    &[data-arrangement='cover'] [data-part='lander-proof'] {
      grid-area: 2 / 2;
      padding-block-end: ${vars.space[12]};
    }
  }
`;

/** Default frame of landing pages: the card beside the words and the picture, over it, or below both. */
export default function LanderFrame({
  arrangement = 'beside',
  stage,
  words,
  proof,
  children,
}: LanderFrameProps) {
  return (
    <Frame data-arrangement={arrangement}>
      {arrangement === 'cover' ? null : <div data-part="lander-words">{words}</div>}
      <div data-part="lander-stage">
        {stage}
        {arrangement === 'cover' && <span data-part="lander-scrim" aria-hidden />}
      </div>
      {arrangement === 'cover' && <div data-part="lander-words">{words}</div>}
      <section data-part="lander-card" id="join">
        {children}
      </section>
      {proof !== undefined && <div data-part="lander-proof">{proof}</div>}
    </Frame>
  );
}
