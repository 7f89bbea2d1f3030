export { ImageViewer as default } from '@meetcute/kit';
