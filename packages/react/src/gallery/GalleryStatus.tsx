import { useTranslation } from 'react-i18next';
import { usePart, type PartProps } from '../part/usePart.ts';
import { useGallery, type GalleryState } from './GalleryRoot.tsx';

export type GalleryStatusProps = PartProps<'p', GalleryState>;

/** Says politely which photo is on show, for instance 'Photo 2 of 5'; nothing where there is one. Children stand before the words. */
export function GalleryStatus({ as: Frame = 'p', ...props }: GalleryStatusProps) {
  const { t } = useTranslation('profile');
  const { index, count } = useGallery();
  const isSingle = count < 2;
  const { children, ...drawn } = usePart(props, { isSingle });
  return (
    <Frame role="status" {...drawn}>
      {children}
      {!isSingle && t('photoPosition', { number: index + 1, count })}
    </Frame>
  );
}
