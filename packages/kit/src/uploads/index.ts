export { PhotoDrop, type PhotoDropProps } from './PhotoDrop.tsx';
export { PhotoManager, type PhotoManagerProps } from './PhotoManager.tsx';
