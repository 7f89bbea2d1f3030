import type { ProfilePhoto, Profile } from '@meetcute/contract';
import { GalleryRoot, GallerySlide, GalleryTrack, type GalleryRootProps } from '@meetcute/react';
import { vars } from '@meetcute/theme';
import { CornersOut } from '@phosphor-icons/react/CornersOut';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { GalleryControls } from './GalleryControls.tsx';
import { galleryCss } from './galleryCss.ts';
import { GalleryPhoto } from './GalleryPhoto.tsx';

const Frame = styled.div`
  ${galleryCss}

  &[data-opens] [data-part='gallery'] {
    cursor: zoom-in;
  }
  > [data-part='open'] {
    position: absolute;
    inset-block-start: ${vars.space[4]};
    inset-inline-end: ${vars.space[4]};
  }
`;

/** The photos of a profile, the main one where it has no others; one empty place where it has none. */
const photosOf = ({ images, main_image: main }: Profile): readonly (ProfilePhoto | null)[] =>
  images.length > 0 ? images : [main];

/** The row of photos in a gallery's root, with words for each. */
export function GalleryPhotos({
  profile,
  sizes,
  onOpen,
  isOverPage = false,
}: {
  profile: Profile;
  sizes: string;
  onOpen?: (() => void) | undefined;
  isOverPage?: boolean;
}) {
  const { t } = useTranslation('profile');
  const photos = photosOf(profile);
  const onClick = ({ target }: MouseEvent) => {
    if (!(target as Element).closest('button')) onOpen?.();
  };
  return (
    <GalleryTrack
      data-part="gallery"
      aria-label={t('photos', { name: profile.name })}
      {...(onOpen ? { onClick } : {})}
    >
      {photos.map((image, index) => (
        <GallerySlide key={image?.id ?? 'none'} index={index}>
          {({ isNear }) => (
            <GalleryPhoto
              image={image}
              alt={t('photo', { name: profile.name, number: index + 1, count: photos.length })}
              sizes={sizes}
              isFirst={index === 0 && !isOverPage}
              isNear={isNear}
            />
          )}
        </GallerySlide>
      ))}
    </GalleryTrack>
  );
}

export interface GalleryProps extends Pick<GalleryRootProps, 'index' | 'onIndexChange'> {
  profile: Profile;
  /** Width on the page for each width of the screen, as in the `sizes` of an image. */
  sizes: string;
  /** Shows the photos over the page. Without it there is no button for that, nor where there is no photo. */
  onOpen?: () => void;
}

/** How many photos a gallery of this profile goes through. */
export const countPhotos = (profile: Profile): number => photosOf(profile).length;

/** A member's photos on a page: swiped, gone through with keys or two buttons, and opened large with a third. */
export function Gallery({ profile, sizes, onOpen: open, ...rest }: GalleryProps) {
  const { t } = useTranslation('profile');
  const onOpen = photosOf(profile)[0] ? open : undefined;
  return (
    <GalleryRoot
      as={Frame}
      count={countPhotos(profile)}
      data-part="gallery-frame"
      data-opens={onOpen ? true : undefined}
      aria-label={t('photos', { name: profile.name })}
      {...rest}
    >
      <GalleryPhotos profile={profile} sizes={sizes} onOpen={onOpen} />
      <GalleryControls />
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
    </GalleryRoot>
  );
}
