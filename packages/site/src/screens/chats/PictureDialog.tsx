export { PictureViewer as default } from '@meetcute/kit';
