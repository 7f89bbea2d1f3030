import { Gallery, useGallery } from '@meetcute/react';
import { CaretLeft } from '@phosphor-icons/react/CaretLeft';
import { CaretRight } from '@phosphor-icons/react/CaretRight';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { visuallyHiddenCss } from '../visually-hidden/visually-hidden-css.ts';

const Status = styled.p`
  ${visuallyHiddenCss}
`;

/** Previous and next buttons with the photo number, announced politely. Renders no controls for a single photo. */
export function GalleryControls() {
  const { t } = useTranslation('profile');
  const { index, count, previous, next } = useGallery();
  return (
    <div data-part="gallery-buttons">
      {previous && (
        <IconButton variant="photo" aria-label={t('previousPhoto')} onPress={previous}>
          <CaretLeft aria-hidden size={20} />
        </IconButton>
      )}
      {next && (
        <span data-part="gallery-count" aria-hidden>
          {index + 1} / {count}
        </span>
      )}
      <Gallery.Status as={Status} />
      {next && (
        <IconButton variant="photo" aria-label={t('nextPhoto')} onPress={next}>
          <CaretRight aria-hidden size={20} />
        </IconButton>
      )}
    </div>
  );
}
