export { GalleryViewer as default } from '@meetcute/kit';
