import { useMemo } from 'react';
import { joinRefs } from '../part/joinRefs.ts';
import { usePart, type PartProps } from '../part/usePart.ts';
import type { ChatList } from './useChatList.ts';

export interface ChatListState {
  /** Whether there are no chats. @selector [data-empty] */
  isEmpty: boolean;
}

export interface ChatListRootProps extends PartProps<'ul', ChatListState> {
  /** The list, from `useChatList`. */
  list: ChatList;
}

/** A list of chats without a look, a `ul`; its children are a `li` for each of the list's rows. */
export function ChatListRoot({ list, as: Frame = 'ul', ...props }: ChatListRootProps) {
  const { ref: place, rows, before, after } = list;
  const { style, ref, ...drawn } = usePart(props, { isEmpty: rows.length === 0 });
  const keep = useMemo(() => joinRefs(place, ref), [place, ref]);
  // Room above and below stands in for what is not drawn.
  const room = before + after > 0 ? { paddingBlock: `${before}px ${after}px` } : {};
  // Lists that show no bullets are none to Safari, unless they say so.
  return <Frame role="list" {...drawn} ref={keep} style={{ ...room, ...style }} />;
}
