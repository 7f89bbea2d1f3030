export {
  GalleryRoot as Root,
  type GalleryRootProps as RootProps,
  type GalleryState as RootState,
} from './GalleryRoot.tsx';
export { GalleryTrack as Track, type GalleryTrackProps as TrackProps } from './GalleryTrack.tsx';
export {
  GallerySlide as Slide,
  type GallerySlideProps as SlideProps,
  type GallerySlideState as SlideState,
} from './GallerySlide.tsx';
export { GalleryStatus as Status, type GalleryStatusProps as StatusProps } from './GalleryStatus.tsx';
