import type { ProfilePhoto, Profile } from '@meetcute/contract';
import { Gallery as GalleryParts, type GalleryRootProps, type GalleryState } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { CornersOut } from '@phosphor-icons/react/CornersOut';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { GalleryControls } from './GalleryControls.tsx';
import { galleryCss } from './gallery-css.ts';
import { GalleryPhoto } from './GalleryPhoto.tsx';
import type { FrameProps } from '../frame/useFrame.ts';

const Frame = styled.div`
  ${galleryCss}

  &[data-opens] [data-part='gallery'] {
    cursor: zoom-in;
  }
  > [data-part='open'],
  > [data-part='photo-action'] {
    position: absolute;
    inset-block-start: ${vars.space[4]};
    inset-inline-end: ${vars.space[4]};
  }
  /* Beside the button that opens the photos; a press between them is one on the photo. */
  > [data-part='photo-action'] {
    inset-inline: ${vars.space[4]} calc(${vars.space[4]} + ${vars.layout.touch} + ${vars.space[2]});
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[2]};
    pointer-events: none;
  }
  > [data-part='photo-action'] > * {
    flex: none;
    pointer-events: auto;
  }
  > [data-part='photo-action'] > [data-part='answer'] {
    block-size: ${vars.layout.touch};
    flex: initial;
    min-block-size: 0;
    margin-inline-start: auto;
    padding-inline: ${vars.space[3]};
    border-color: transparent;
    background: ${vars.scrim};
    color: ${vars.onScrim};
  }
`;

/** Returns the photos of a profile, else its main photo, else a single null for the placeholder. */
const photosOf = ({ images, main_image: main }: Profile): readonly (ProfilePhoto | null)[] =>
  images.length > 0 ? images : [main];

/** Row of photos inside a `GalleryParts.Root`, each with alternative text. */
export function GalleryPhotos({
  profile,
  sizes,
  onOpen,
  isOverPage = false,
}: {
  /** The profile whose photos are shown. */
  profile: Profile;
  /** Width of the photo at each viewport width, as in the `sizes` attribute of an image. */
  sizes: string;
  /** Called when a photo is clicked. Default: none. */
  onOpen?: (() => void) | undefined;
  /** Whether the row is in the full-screen viewer, where no photo is prioritised. Default: false. */
  isOverPage?: boolean;
}) {
  const { t } = useTranslation('profile');
  const photos = photosOf(profile);
  const onClick = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('button')) onOpen?.();
  };
  return (
    <GalleryParts.Track
      data-part="gallery"
      aria-label={t('photos', { name: profile.name })}
      {...(onOpen ? { onClick } : {})}
    >
      {photos.map((image, index) => (
        <GalleryParts.Slide key={image?.id ?? 'none'} index={index}>
          {({ isNear }) => (
            <GalleryPhoto
              image={image}
              alt={t('photo', { name: profile.name, number: index + 1, count: photos.length })}
              sizes={sizes}
              isFirst={index === 0 && !isOverPage}
              isNear={isNear}
            />
          )}
        </GalleryParts.Slide>
      ))}
    </GalleryParts.Track>
  );
}

export interface GalleryProps
  extends Pick<GalleryRootProps, 'index' | 'onIndexChange'>, FrameProps<HTMLDivElement, GalleryState> {
  /** The profile whose photos are shown. */
  profile: Profile;
  /** Width of the photo at each viewport width, as in the `sizes` attribute of an image. */
  sizes: string;
  /** Called to open the photos full screen. Default: no button; also none without photos. @selector [data-opens] */
  onOpen?: () => void;
  /** Controls over the upper edge of the photo, such as a button about it. Default: none. */
  action?: ReactNode;
}

/** Returns the number of slides in the gallery of a profile, at least 1. */
export const countPhotos = (profile: Profile): number => photosOf(profile).length;

/** Member's photos on a page, browsed by swipe, arrow keys or buttons, with a button to open them full screen. */
export function Gallery({ profile, sizes, onOpen: open, action, ...rest }: GalleryProps) {
  const { t } = useTranslation('profile');
  const onOpen = photosOf(profile)[0] ? open : undefined;
  return (
    <GalleryParts.Root
      as={Frame}
      count={countPhotos(profile)}
      data-part="gallery-frame"
      data-opens={onOpen ? true : undefined}
      aria-label={t('photos', { name: profile.name })}
      {...rest}
    >
      <GalleryPhotos profile={profile} sizes={sizes} onOpen={onOpen} />
      <GalleryControls />
      {action && <div data-part="photo-action">{action}</div>}
      {onOpen && (
        <IconButton
          data-part="open"
          variant="photo"
          aria-label={t('openPhotos')}
          aria-haspopup="dialog"
          onPress={onOpen}
        >
          <CornersOut aria-hidden size={20} />
        </IconButton>
      )}
    </GalleryParts.Root>
  );
}
