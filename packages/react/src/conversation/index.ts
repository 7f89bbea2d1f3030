export { ConversationHeaderRoot, type ConversationHeaderRootProps } from './ConversationHeaderRoot.tsx';
export {
  MessageRoot,
  positionIn,
  type MessagePosition,
  type MessageRootProps,
  type MessageState,
} from './MessageRoot.tsx';
export { useIncoming } from './useIncoming.ts';
export { useMessages, useReaderClock, type ShownMessage } from './useMessages.ts';
