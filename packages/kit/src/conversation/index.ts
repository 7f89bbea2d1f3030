export { Composer, type ComposerProps } from './Composer.tsx';
export { MessageBubble } from './MessageBubble.tsx';
export { ChosenImage, ImageButton, type ChosenImageProps, type ImageButtonProps } from './ImageField.tsx';
export { MessageForm, type MessageFormProps, type MessageFormState } from './MessageForm.tsx';
export { MessageImage, type MessageImageProps } from './MessageImage.tsx';
export { MessageText, type MessageTextProps } from './MessageText.tsx';
export { ImageViewer, type ImageViewerProps } from './ImageViewer.tsx';
export {
  skinMessageBubble,
  type MessageBubbleSlots,
  type MessageBubbleProps,
  type DisplayImage,
} from './skinMessageBubble.tsx';
export { useUnsentReason } from './useUnsentReason.ts';
