export {
  ConversationRoot as Root,
  type ConversationRootProps as RootProps,
  type ConversationState as RootState,
} from './ConversationRoot.tsx';
export {
  ConversationHeaderRoot as Header,
  type ConversationHeaderRootProps as HeaderProps,
  type ConversationHeaderState as HeaderState,
} from './ConversationHeaderRoot.tsx';
export {
  MessageChunksRoot as Chunks,
  type MessageChunksRootProps as ChunksProps,
  type MessageChunksState as ChunksState,
} from './MessageChunksRoot.tsx';
export {
  MessageRoot as Message,
  type MessageRootProps,
  type MessageRootState as MessageState,
} from './MessageRoot.tsx';
export {
  DaySeparatorRoot as DaySeparator,
  type DaySeparatorRootProps as DaySeparatorProps,
  type DaySeparatorState,
} from './DaySeparatorRoot.tsx';
export {
  UnreadDividerRoot as UnreadDivider,
  type UnreadDividerRootProps as UnreadDividerProps,
} from './UnreadDividerRoot.tsx';
export {
  TypingIndicatorRoot as TypingIndicator,
  type TypingIndicatorRootProps as TypingIndicatorProps,
  type TypingIndicatorState,
} from './TypingIndicatorRoot.tsx';
