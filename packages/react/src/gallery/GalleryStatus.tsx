import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';
import { useGallery, type GalleryState } from './GalleryRoot.tsx';

/** Props of `Gallery.Status`. */
export type GalleryStatusProps = PartProps<'p', GalleryState>;

/**
 * Unstyled status region, a `p`, that announces the current photo, for example 'Photo 2 of 5'. It has no text with fewer
 * than two photos. Children precede the text.
 */
export function GalleryStatus({ as: Frame = 'p', ...props }: GalleryStatusProps) {
  const { t } = useTranslation('profile');
  const { index, count } = useGallery();
  const isSingle = count < 2;
  const { children, ...frameProps } = usePart(props, { isSingle }, { role: 'status' });
  return (
    <Frame {...frameProps}>
      {children}
      {!isSingle && t('photoPosition', { number: index + 1, count })}
    </Frame>
  );
}
