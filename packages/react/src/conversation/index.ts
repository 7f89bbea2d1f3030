export * as Composer from './composer.parts.ts';
export * as Conversation from './index.parts.ts';
export type { ComposerRootProps, ComposerState } from './ComposerRoot.tsx';
export type { ConversationHeaderRootProps, ConversationHeaderState } from './ConversationHeaderRoot.tsx';
export type { ConversationRootProps, ConversationState } from './ConversationRoot.tsx';
export type { DaySeparatorRootProps, DaySeparatorState } from './DaySeparatorRoot.tsx';
export type { MessageChunksRootProps, MessageChunksState } from './MessageChunksRoot.tsx';
export {
  positionIn,
  type MessagePosition,
  type MessageRootProps,
  type MessageState,
  type MessageRootState,
} from './MessageRoot.tsx';
export type { DisplayChunk, DisplayDay, DisplayMessage } from './display-chunks.ts';
export type { TypingIndicatorRootProps, TypingIndicatorState } from './TypingIndicatorRoot.tsx';
export type { UnreadDividerRootProps } from './UnreadDividerRoot.tsx';
export { useComposer, type UseComposerResult, type ComposerOptions } from './useComposer.ts';
export {
  useConversationLog,
  type ConversationLog,
  type ConversationLogOptions,
} from './useConversationLog.ts';
export { useMessageChunks, type MessageChunksOptions } from './useMessageChunks.ts';
export { useConversationPane, type UseConversationPaneResult } from './useConversationPane.ts';
export { useMessageImage, type DisplayImage } from './useMessageImage.ts';
export { useMessageLog, type UseMessageLogResult } from './useMessageLog.ts';
export type { ScamNotice } from './useScamHint.ts';
export { useMessageForm, type MessageFormOptions, type UseMessageFormResult } from './useMessageForm.ts';
export { useQuote, type Quote, type QuoteOptions } from './useQuote.ts';
export { useReaderClock } from './useReaderClock.ts';
export { useSafetyTip, type SafetyTipState } from './useSafetyTip.ts';
export { useUnreadFrom } from './useUnreadFrom.ts';
