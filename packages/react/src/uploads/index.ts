export { fileProblem } from './photo-file.ts';
export { photoLimits, type PhotoLimits } from './photo-limits.ts';
export { usePhotoManager, type PhotoManagerState, type PhotoUpload } from './usePhotoManager.ts';
export { useFileDropGuard } from './useFileDropGuard.ts';
export { useImageDrop, type ImageDrop } from './useImageDrop.ts';
export { useDragOrder, type DragOrder } from './useDragOrder.ts';
