import type { DisplayImage } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { X } from '@phosphor-icons/react/X';
import type { CSSProperties } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import type { DialogOverlayProps } from '../dialog/DialogOverlay.tsx';
import { OverlayBase } from '../dialog/OverlayBase.tsx';
import { useFailure } from '../photo/useFailure.ts';

// Leaves room for the close button above the image, and the same below it.
const Overlay = styled(OverlayBase)`
  position: fixed;
  inset: 0;
  z-index: 65;
  display: grid;
  place-items: center;
  padding: env(safe-area-inset-top) ${vars.space[3]} env(safe-area-inset-bottom);
  background: color-mix(in oklab, ${vars.surface} 94%, transparent);
  color: ${vars.text};
  cursor: zoom-out;

  [data-part='viewer'] {
    outline: none;
    cursor: auto;
  }
  /* As large as the window allows, but not above its natural size. */
  img {
    display: block;
    inline-size: min(
      var(--mc-picture-width),
      100vw - 2 * ${vars.space[3]},
      (100dvh - 2 * (${vars.layout.touch} + ${vars.space[4]})) * var(--mc-picture-ratio)
    );
    aspect-ratio: var(--mc-picture-ratio);
    block-size: auto;
    border-radius: ${vars.radius.medium};
    background: ${vars.surfaceSunken} center / cover;
  }
  [data-part='gone'] {
    padding: ${vars.space[6]};
    border-radius: ${vars.radius.medium};
    background: ${vars.surfaceRaised};
  }
  [data-part='close'] {
    position: fixed;
    inset-block-start: calc(${vars.space[2]} + env(safe-area-inset-top));
    inset-inline-end: ${vars.space[3]};
    background: ${vars.surfaceRaised};
    color: ${vars.text};
    box-shadow: inset 0 0 0 1px ${vars.edge};
    cursor: pointer;
  }
`;

export interface ImageViewerProps extends Pick<DialogOverlayProps, 'className' | 'style' | 'ref'> {
  /** Image to show; the small version is the background while the large one loads. */
  image: DisplayImage;
  /** Accessible name of the dialog: the image and its sender. */
  label: string;
  /** Called on Escape, the close button and a press outside the image. */
  onClose: () => void;
}

/**
 * Dialog that shows the image of a message full screen. Closing it restores the focus.
 */
export function ImageViewer({ image, label, onClose, className, ...overlay }: ImageViewerProps) {
  const { t } = useTranslation(['chat', 'common']);
  const { small, large, width, height } = image;
  const [failure, onFailed] = useFailure();
  const style = {
    '--mc-picture-width': `${width}px`,
    '--mc-picture-ratio': width / height,
    backgroundImage: `url("${small}")`,
  } as CSSProperties;
  return (
    <Overlay
      {...overlay}
      given={className}
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Modal>
        <Dialog data-part="viewer" aria-label={label}>
          {failure ? (
            <p data-part="gone" role="alert">
              {failure === 'gone' ? t('image.gone') : t('image.offline')}
            </p>
          ) : (
            <img src={large} alt={label} style={style} onError={onFailed} />
          )}
          <IconButton data-part="close" aria-label={t('common:close')} onPress={onClose}>
            <X aria-hidden size={22} />
          </IconButton>
        </Dialog>
      </Modal>
    </Overlay>
  );
}
