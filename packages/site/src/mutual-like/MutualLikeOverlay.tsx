import { DialogOverlay, fictionalLabelCss, type DialogOverlayProps } from '@meetcute/kit';
import { media, vars } from '@meetcute/theme';
import { styled, type IStyledComponent } from 'styled-components';
import { portraitsCss } from './portraits-css.ts';

/** Scrim and dialog of a mutual like, in the middle of a phone too: a second press on a heart at its foot must not hit. */
export const MutualLikeOverlay: IStyledComponent<'web', DialogOverlayProps> = styled(DialogOverlay)`
  [data-part='dialog'] {
    gap: ${vars.space[6]};
    justify-items: center;
    inline-size: min(25rem, calc(100vw - 2 * ${vars.space[4]}));
    padding-block-start: ${vars.space[8]};
    text-align: center;
    /* As long as the portraits in it. */
    animation-duration: ${vars.motion.move};
  }
  [data-part='portraits'] {
    --portrait: 7.5rem;
    --portrait-ground: ${vars.dialog.surface};

    ${portraitsCss}
  }
  [data-part='words'] {
    display: grid;
    justify-items: center;
    gap: ${vars.space[2]};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  [data-part='title'] {
    font-size: ${vars.type.heading};
    line-height: ${vars.leading.snug};
    text-wrap: balance;
  }
  [data-part='text'] {
    order: 1;
    color: ${vars.textMuted};
  }
  [data-part='fictional'] {
    ${fictionalLabelCss}
  }
  [data-part='actions'] {
    justify-self: stretch;
  }
  ${media.phone} {
    place-items: center;
    padding: ${vars.space[4]};

    [data-part='dialog'] {
      max-block-size: calc(100dvh - 2 * ${vars.space[4]});
      padding-block-end: ${vars.space[6]};
      border-radius: ${vars.dialog.radius};
    }
  }
`;
