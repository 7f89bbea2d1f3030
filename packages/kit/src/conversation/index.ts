export { Composer, type ComposerProps } from './Composer.tsx';
export { ConversationHeader, type ConversationHeaderProps } from './ConversationHeader.tsx';
export {
  ConversationPane,
  type ConversationPaneProps,
  type ConversationPaneState,
} from './ConversationPane.tsx';
export { MessageBubble } from './MessageBubble.tsx';
export { ChosenImage, ImageButton, type ChosenImageProps, type ImageButtonProps } from './ImageField.tsx';
export { MessageForm, type MessageFormProps, type MessageFormState } from './MessageForm.tsx';
export { MessageImage, type MessageImageProps } from './MessageImage.tsx';
export type { OpenImage } from './MessageChunk.tsx';
export { MessageLog, type MessageLogProps } from './MessageLog.tsx';
export { MessageQuote, type MessageQuoteProps, type MessageQuoteState } from './MessageQuote.tsx';
export { MessageSkeleton } from './MessageSkeleton.tsx';
export { NoConversation, type NoConversationProps } from './NoConversation.tsx';
export { SafetyTip, type SafetyTipProps } from './SafetyTip.tsx';
export { MessageText, type MessageTextProps } from './MessageText.tsx';
export { ImageViewer, type ImageViewerProps } from './ImageViewer.tsx';
export {
  skinMessageBubble,
  type MessageBubbleSlots,
  type MessageBubbleProps,
} from './skin-message-bubble.tsx';
export { useUnsentReason } from './useUnsentReason.ts';
export type { DisplayImage } from '@meetcute/react';
