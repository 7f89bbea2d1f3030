export { Gallery, type GalleryProps } from './Gallery.tsx';
export { GalleryViewer, type GalleryViewerProps } from './GalleryViewer.tsx';
