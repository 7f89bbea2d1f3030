import { usePart, type PartProps } from '../part/usePart.ts';
import { useGallery } from './GalleryRoot.tsx';

export interface GallerySlideState {
  /** Whether it is on show. @selector [data-current] */
  isCurrent: boolean;
  /** Whether it is on show or beside what is: loaded now, so that nobody waits for the next photo. @selector [data-near] */
  isNear: boolean;
}

export interface GallerySlideProps extends PartProps<'li', GallerySlideState> {
  /** Its place, counted from 0. */
  index: number;
}

/** The place of one photo; its children may load it by `isNear`. */
export function GallerySlide({ index, as: Frame = 'li', ...props }: GallerySlideProps) {
  const { index: shown } = useGallery();
  const drawn = usePart(props, { isCurrent: index === shown, isNear: Math.abs(index - shown) <= 1 });
  return <Frame {...drawn} />;
}
