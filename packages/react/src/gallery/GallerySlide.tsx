import { usePart, type PartProps } from '../part/usePart.ts';
import { useGallery } from './GalleryRoot.tsx';

/** State of a slide, passed to its `className`, `style` and `children` functions. */
export interface GallerySlideState {
  /** Whether the slide shows the current photo. @selector [data-current] */
  isCurrent: boolean;
  /** Whether the slide is current or next to the current one. Load its photo now to avoid a wait. @selector [data-near] */
  isNear: boolean;
}

/** Props of `Gallery.Slide`. */
export interface GallerySlideProps extends PartProps<'li', GallerySlideState> {
  /** Index of the slide, from 0. @selector [data-current], [data-near] */
  index: number;
}

/** Unstyled slide for one photo, an `li`. Its children can load the photo when `isNear` is true. */
export function GallerySlide({ index, as: Frame = 'li', ...props }: GallerySlideProps) {
  const { index: currentIndex } = useGallery();
  const frameProps = usePart(props, {
    isCurrent: index === currentIndex,
    isNear: Math.abs(index - currentIndex) <= 1,
  });
  return <Frame {...frameProps} />;
}
