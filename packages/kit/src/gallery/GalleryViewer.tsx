import type { Profile } from '@meetcute/contract';
import { Gallery as GalleryParts, MemberProfile, type GalleryRootProps } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { X } from '@phosphor-icons/react/X';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal } from 'react-aria-components/Modal';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import type { DialogOverlayProps } from '../dialog/DialogOverlay.tsx';
import { OverlayBase } from '../dialog/OverlayBase.tsx';
import { countPhotos, GalleryPhotos } from './Gallery.tsx';
import { GalleryControls } from './GalleryControls.tsx';
import { galleryCss } from './gallery-css.ts';

const Overlay = styled(OverlayBase)`
  position: fixed;
  inset: 0;
  z-index: 65;
  background: ${vars.surface};
  color: ${vars.text};
`;

const Frame = styled.div`
  ${galleryCss}

  [data-part='viewer'] {
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    block-size: 100dvh;
    outline: none;
  }

  header {
    display: flex;
    align-items: center;
    gap: ${vars.space[3]};
    padding: calc(${vars.space[2]} + env(safe-area-inset-top)) ${vars.space[4]} ${vars.space[2]};
  }
  /* The fictional label comes before the close button. */
  header > button {
    order: 1;
  }
  h2 {
    display: -webkit-box;
    flex: 1;
    overflow: hidden;
    font-size: ${vars.type.lead};
    line-height: ${vars.leading.snug};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  [data-part='fictional'] {
    flex: none;
    padding: 0 ${vars.space[3]};
    border: 1px solid ${vars.edge};
    border-radius: ${vars.radius.full};
    font-size: ${vars.type.note};
    line-height: 1.85;
  }
  [data-part='gallery'] {
    grid-auto-rows: 100%;
    min-block-size: 0;
  }
  [data-part='gallery'] > li,
  [data-part='failed-photo'],
  [data-part='photo'] {
    block-size: 100%;
  }
  [data-part='photo'] {
    aspect-ratio: auto;
    background: none;
  }
  /* Shows the whole photo, never cropped. */
  [data-part='photo'] img {
    object-fit: contain;
    object-position: 50%;
  }
  [data-part='gallery-buttons'] {
    inset-block-end: calc(${vars.space[5]} + env(safe-area-inset-bottom));
    justify-content: center;
    gap: ${vars.space[4]};
  }
  /* The controls can lie beside the photo, where a scrim has too little contrast. */
  [data-part='gallery-buttons'] > button,
  [data-part='gallery-count'] {
    background: ${vars.surfaceRaised};
    color: ${vars.text};
    box-shadow: inset 0 0 0 1px ${vars.edge};
  }
`;

export interface GalleryViewerProps
  extends
    Pick<GalleryRootProps, 'index' | 'onIndexChange'>,
    Pick<DialogOverlayProps, 'className' | 'style' | 'ref'> {
  /** The profile whose photos are shown. */
  profile: Profile;
  /** Button about the shown photo, before the close button. Default: none. */
  action?: ReactNode;
  /** Called on Escape and on the close button. */
  onClose: () => void;
}

/**
 * Full-screen dialog with the uncropped photos of a member and the fictional label. Closing it restores the focus.
 */
export function GalleryViewer({
  profile,
  action,
  onClose,
  className,
  style,
  ref,
  ...gallery
}: GalleryViewerProps) {
  const overlay = { style, ref, given: className };
  const { t } = useTranslation(['profile', 'common']);
  return (
    <Overlay {...overlay} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Modal>
        {/* Wraps the dialog, so that arrow keys work wherever the focus is inside it. */}
        <GalleryParts.Root as={Frame} count={countPhotos(profile)} {...gallery}>
          <Dialog data-part="viewer">
            <MemberProfile.Root as="header" profile={profile}>
              <Heading slot="title" level={2}>
                {t('photos', { name: profile.name })}
              </Heading>
              {action}
              <IconButton aria-label={t('common:close')} onPress={onClose}>
                <X aria-hidden size={22} />
              </IconButton>
            </MemberProfile.Root>
            <GalleryPhotos isOverPage profile={profile} sizes="100vw" />
            <GalleryControls />
          </Dialog>
        </GalleryParts.Root>
      </Modal>
    </Overlay>
  );
}
