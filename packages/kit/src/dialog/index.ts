export { DialogOverlay } from './DialogOverlay.tsx';
