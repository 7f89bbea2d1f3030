import type { ChatItem } from '@meetcute/contract';

const compareChats = (a: ChatItem, b: ChatItem): number =>
  Date.parse(b.updated_at) - Date.parse(a.updated_at) || (a.conversation.id < b.conversation.id ? -1 : 1);

/** Sorts chats by their last update, latest first. Ties are ordered by id, so that the order is stable. */
export const sortChats = (chats: readonly ChatItem[]): readonly ChatItem[] => chats.toSorted(compareChats);

/** Sets the unread count of an opened chat to zero, by conversation id (spec: chat.opening-zeroes-unread). */
export const openChat = (chats: readonly ChatItem[], conversation: string): readonly ChatItem[] =>
  chats.map((chat) => (chat.conversation.id === conversation ? { ...chat, num_unread_messages: 0 } : chat));

/** Adds a chat to a sorted list, or replaces the one of the same conversation. */
export function withChat(chats: readonly ChatItem[], item: ChatItem): readonly ChatItem[] {
  const others = withoutChat(chats, item.conversation.id);
  const index = others.findIndex((chat) => compareChats(item, chat) < 0);
  // Usually the chat is the latest, so its place is found at once.
  return others.toSpliced(index < 0 ? others.length : index, 0, item);
}

/** Removes a chat by conversation id. */
export const withoutChat = (chats: readonly ChatItem[], conversation: string): readonly ChatItem[] =>
  chats.filter((chat) => chat.conversation.id !== conversation);

/** Returns the number of unread messages in all chats. */
export const countUnread = (chats: readonly Pick<ChatItem, 'num_unread_messages'>[]): number =>
  chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0);

/**
 * Returns the number for the app icon: unread messages plus new likes, 0 for no badge
 * (spec: badge.total-unread-plus-new-likes).
 */
export const badgeTotal = (unreadMessages: number, newLikes: number): number => unreadMessages + newLikes;
