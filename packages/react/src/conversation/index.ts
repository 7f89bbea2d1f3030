export { ComposerRoot, type ComposerRootProps } from './ComposerRoot.tsx';
export { ConversationHeaderRoot, type ConversationHeaderRootProps } from './ConversationHeaderRoot.tsx';
export { ConversationRoot, type ConversationRootProps } from './ConversationRoot.tsx';
export { DaySeparatorRoot, type DaySeparatorRootProps } from './DaySeparatorRoot.tsx';
export { MessageChunksRoot, type MessageChunksRootProps } from './MessageChunksRoot.tsx';
export {
  MessageRoot,
  positionIn,
  type MessagePosition,
  type MessageRootProps,
  type MessageState,
} from './MessageRoot.tsx';
export type { DisplayChunk, DisplayDay, DisplayMessage } from './displayChunks.ts';
export { TypingIndicatorRoot, type TypingIndicatorRootProps } from './TypingIndicatorRoot.tsx';
export { UnreadDividerRoot, type UnreadDividerRootProps } from './UnreadDividerRoot.tsx';
export { useComposer, type Composer, type ComposerOptions } from './useComposer.ts';
export {
  useConversationLog,
  type ConversationLog,
  type ConversationLogOptions,
} from './useConversationLog.ts';
export { useMessageChunks, type MessageChunksOptions } from './useMessageChunks.ts';
export { useReaderClock } from './useReaderClock.ts';
export { useUnreadFrom } from './useUnreadFrom.ts';
