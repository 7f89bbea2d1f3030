export * as Gallery from './index.parts.ts';
export {
  useGallery,
  type UseGalleryResult,
  type GalleryRootProps,
  type GalleryState,
} from './GalleryRoot.tsx';
export type { GallerySlideProps, GallerySlideState } from './GallerySlide.tsx';
export type { GalleryStatusProps } from './GalleryStatus.tsx';
export type { GalleryTrackProps } from './GalleryTrack.tsx';
