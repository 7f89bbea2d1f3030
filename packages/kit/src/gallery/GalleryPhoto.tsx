import type { ProfilePhoto } from '@meetcute/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { Photo } from '../photo/Photo.tsx';

export interface GalleryPhotoProps {
  /** The photo, null for the placeholder. */
  image: ProfilePhoto | null;
  /** Alternative text. */
  alt: string;
  /** Width of the photo at each viewport width, as in the `sizes` attribute of an image. */
  sizes: string;
  /** Whether it is the first large image of the page, loaded with high priority. */
  isFirst: boolean;
  /** Whether it is the current slide or next to it. */
  isNear: boolean;
}

/** One photo of a gallery. Shows an error with a retry button when loading fails. */
export function GalleryPhoto({ image, alt, sizes, isFirst, isNear }: GalleryPhotoProps) {
  const { t } = useTranslation(['profile', 'common']);
  const [tries, setTries] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const tryAgain = () => {
    setTries(tries + 1);
    setHasFailed(false);
  };
  if (!hasFailed)
    return (
      <Photo
        key={tries}
        image={image}
        alt={alt}
        sizes={sizes}
        isFirst={isFirst}
        isSoon={isNear || tries > 0}
        onFailed={() => setHasFailed(true)}
      />
    );
  return (
    <div data-part="failed-photo">
      <Photo image={null} alt={alt} />
      <div data-part="failed-words">
        <p>{t('photoFailed')}</p>
        <Button variant="quiet" onPress={tryAgain}>
          {t('common:tryAgain')}
        </Button>
      </div>
    </div>
  );
}
