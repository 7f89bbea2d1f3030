export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { DialogOverlay, type DialogOverlayProps } from './DialogOverlay.tsx';
