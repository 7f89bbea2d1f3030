import { t } from '@meetcute/theme';
import { ModalOverlay } from 'react-aria-components/Modal';
import { styled } from 'styled-components';

/** What every dialog lies on, and the sheet that its words and buttons stand on (`data-part="dialog"`). */
export const DialogOverlay = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: 65;
  display: grid;
  place-items: center;
  padding: ${t.space[4]};
  background: ${t.scrim};

  [data-part='dialog'] {
    display: grid;
    gap: ${t.space[5]};
    max-block-size: calc(100dvh - 2 * ${t.space[4]});
    inline-size: min(30rem, calc(100vw - 2 * ${t.space[4]}));
    overflow-y: auto;
    padding: ${t.space[6]};
    border-radius: ${t.dialog.radius};
    background: ${t.dialog.surface};
    color: ${t.text};
    box-shadow: ${t.shadow.floating};
    outline: none;
    overscroll-behavior: contain;
  }
  h2 {
    font-size: ${t.type.title};
  }
  p[id] {
    color: ${t.textMuted};
  }
  [data-part='actions'] {
    display: grid;
    gap: ${t.space[2]};
  }
`;
