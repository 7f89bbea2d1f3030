export { useFileDropGuard } from '@meetcute/react';
export { PhotoDrop, type PhotoDropProps } from './PhotoDrop.tsx';
export { PhotoManager, type PhotoManagerProps } from './PhotoManager.tsx';
