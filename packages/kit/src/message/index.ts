export { Composer, type ComposerProps } from './Composer.tsx';
export { MessageBubble } from './MessageBubble.tsx';
export { ChosenPicture, PictureButton } from './PictureField.tsx';
export { MessagePicture, type MessagePictureProps } from './MessagePicture.tsx';
export { MessageText } from './MessageText.tsx';
export { PictureViewer, type PictureViewerProps } from './PictureViewer.tsx';
export {
  skinMessageBubble,
  type MessageBubbleLook,
  type MessageBubbleProps,
  type ShownPicture,
} from './skinMessageBubble.tsx';
export { useUnsentReason } from './useUnsentReason.ts';
