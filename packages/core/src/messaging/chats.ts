import type { ChatItem } from '@meetcute/contract';

const compareChats = (a: ChatItem, b: ChatItem): number =>
  Date.parse(b.updated_at) - Date.parse(a.updated_at) || (a.conversation.id < b.conversation.id ? -1 : 1);

/** Chats in the order of the list: the latest first, equal ones by id, so that the order never flickers. */
export const sortChats = (chats: readonly ChatItem[]): readonly ChatItem[] => chats.toSorted(compareChats);

/** Opening a chat sets its unread count to zero, by conversation id (spec: chat.opening-zeroes-unread). */
export const openChat = (chats: readonly ChatItem[], conversation: string): readonly ChatItem[] =>
  chats.map((chat) => (chat.conversation.id === conversation ? { ...chat, num_unread_messages: 0 } : chat));

/** Adds a chat to those of the list or replaces the one with the same conversation, in order. */
export function withChat(chats: readonly ChatItem[], item: ChatItem): readonly ChatItem[] {
  const others = withoutChat(chats, item.conversation.id);
  const at = others.findIndex((chat) => compareChats(item, chat) < 0);
  // Most have just been written in, so that their place is found at once.
  return others.toSpliced(at < 0 ? others.length : at, 0, item);
}

/** Removes a chat, by conversation id. */
export const withoutChat = (chats: readonly ChatItem[], conversation: string): readonly ChatItem[] =>
  chats.filter((chat) => chat.conversation.id !== conversation);

/** Unread messages of all chats. */
export const countUnread = (chats: readonly Pick<ChatItem, 'num_unread_messages'>[]): number =>
  chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0);

/** The number on the app's icon, 0 for none: unread messages and new likes (spec: badge.total-unread-plus-new-likes). */
export const badgeTotal = (unread: number, newLikes: number): number => unread + newLikes;
