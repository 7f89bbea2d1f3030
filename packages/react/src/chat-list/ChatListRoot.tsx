import { usePart, type PartProps } from '../part/usePart.ts';
import type { UseChatListResult } from './useChatList.ts';

/** State of a chat list, passed to its `className`, `style` and `children` functions. */
export interface ChatListState {
  /** Whether the list has no chats. @selector [data-empty] */
  isEmpty: boolean;
}

/** Props of `ChatList.Root`. */
export interface ChatListRootProps extends PartProps<'ul', ChatListState> {
  /** Virtualized list, from `useChatList`. */
  list: UseChatListResult;
}

/** Unstyled list of chats, a `ul`. Render a `li` with `rowProps` for each of `list.rows` as its children. */
export function ChatListRoot({ list, as: Frame = 'ul', ...props }: ChatListRootProps) {
  const { ref: listRef, rows, before, after } = list;
  // Padding reserves the height of the rows that are not rendered.
  const style = before + after > 0 ? { paddingBlock: `${before}px ${after}px` } : {};
  // Safari removes the list semantics of lists without bullets unless the role is explicit.
  const frameProps = usePart(props, { isEmpty: rows.length === 0 }, { role: 'list', ref: listRef, style });
  return <Frame {...frameProps} />;
}
