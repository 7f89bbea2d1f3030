import { media, vars } from '@meetcute/theme';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import type { RefAttributes } from 'react';
import { styled } from 'styled-components';
import { OverlayBase } from './OverlayBase.tsx';

const Frame = styled(OverlayBase)`
  position: fixed;
  inset: 0;
  z-index: 65;
  display: grid;
  place-items: center;
  padding: ${vars.space[4]};
  background: ${vars.scrim};

  [data-part='dialog'] {
    display: grid;
    gap: ${vars.space[5]};
    max-block-size: calc(100dvh - 2 * ${vars.space[4]});
    inline-size: min(30rem, calc(100vw - 2 * ${vars.space[4]}));
    overflow-y: auto;
    padding: ${vars.space[6]};
    border-radius: ${vars.dialog.radius};
    background: ${vars.dialog.surface};
    color: ${vars.text};
    box-shadow: ${vars.shadow.floating};
    outline: none;
    overscroll-behavior: contain;
    animation: mc-rise ${vars.motion.enter} ${vars.motion.ease};
  }
  @keyframes mc-rise {
    from {
      translate: 0 var(--mc-rise, ${vars.space[4]});
    }
  }
  h2 {
    font-size: ${vars.type.title};
  }
  p[id] {
    color: ${vars.textMuted};
  }
  [data-part='actions'] {
    display: grid;
    gap: ${vars.space[2]};
  }
  [data-part='buttons'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[3]};
  }
  /* A sheet at the foot of a phone, within thumb reach. One that touches the edge has no corners there. */
  ${media.phone} {
    --mc-rise: 30%;
    --mc-foot: min(${vars.dialog.radius}, calc(100 * ${vars.dialog.inset}));

    place-items: end center;
    /* The keyboard of iOS covers the foot of the page, which React Aria measures; others make the page smaller. */
    padding: ${vars.space[8]} ${vars.dialog.inset}
      calc(${vars.dialog.inset} + max(0px, 100dvh - var(--visual-viewport-height, 100dvh)));

    [data-part='dialog'] {
      max-block-size: calc(
        min(100dvh, var(--visual-viewport-height, 100dvh)) - ${vars.space[8]} - ${vars.dialog.inset}
      );
      inline-size: calc(100vw - 2 * ${vars.dialog.inset});
      padding-block-end: calc(${vars.space[6]} + env(safe-area-inset-bottom));
      border-end-start-radius: var(--mc-foot);
      border-end-end-radius: var(--mc-foot);
    }
    [data-part='buttons'] > * {
      flex: 1 1 auto;
    }
  }
`;

/** Props of `DialogOverlay`. */
export interface DialogOverlayProps extends ModalOverlayProps, RefAttributes<HTMLDivElement> {}

/** Backdrop of every dialog; also styles what it contains (`data-part="dialog"`), which is a sheet on a phone. */
export const DialogOverlay = ({ className, ...props }: DialogOverlayProps) => (
  <Frame {...props} given={className} />
);
