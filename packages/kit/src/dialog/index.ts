export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { DialogOverlay } from './DialogOverlay.tsx';
