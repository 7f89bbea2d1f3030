import { vars } from '@meetcute/theme';
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
`;

/** Props of `DialogOverlay`. */
export interface DialogOverlayProps extends ModalOverlayProps, RefAttributes<HTMLDivElement> {}

/** Backdrop of every dialog; also styles the sheet inside it (`data-part="dialog"`). */
export const DialogOverlay = ({ className, ...props }: DialogOverlayProps) => (
  <Frame {...props} given={className} />
);
