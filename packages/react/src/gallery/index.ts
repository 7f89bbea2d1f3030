export { GalleryRoot, useGallery, type Gallery, type GalleryRootProps } from './GalleryRoot.tsx';
export { GallerySlide, type GallerySlideProps } from './GallerySlide.tsx';
export { GalleryStatus, type GalleryStatusProps } from './GalleryStatus.tsx';
export { GalleryTrack, type GalleryTrackProps } from './GalleryTrack.tsx';
