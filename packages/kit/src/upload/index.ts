export { PhotoDrop, type PhotoDropProps } from './PhotoDrop.tsx';
