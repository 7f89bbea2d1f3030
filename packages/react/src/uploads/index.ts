export { fileProblem } from './photoFile.ts';
export { usePhotoManager, type PhotoManagerState, type PhotoUpload } from './usePhotoManager.ts';
export { useDragOrder, type DragOrder } from './useDragOrder.ts';
