import type { ProfilePhoto } from '@meetcute/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { Photo } from '../photo/Photo.tsx';

export interface GalleryPhotoProps {
  image: ProfilePhoto | null;
  alt: string;
  sizes: string;
  /** The page's first large picture. */
  isFirst: boolean;
  /** On show or beside what is. */
  isNear: boolean;
}

/** One photo of a gallery; where it can't be loaded it says so and can be tried again. */
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
