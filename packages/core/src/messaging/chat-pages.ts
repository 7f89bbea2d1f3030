import type { ChatItem, ChatList } from '@meetcute/contract';
import { joinFirstPage, withNextPage } from '../lists/join.ts';
import type { ListPlace } from '../lists/list-place.ts';
import { sortChats } from './chats.ts';

/** Returns the position of a chat in the list's pages. */
export const chatPlaceOf = ({
  conversation,
  num_unread_messages: unreadCount,
  updated_at: time,
}: ChatItem): ListPlace => ({
  isNew: unreadCount > 0,
  at: time,
  id: conversation.id,
});

const joinLists = (loadedList: ChatList, page: ChatList, join: typeof joinFirstPage): ChatList => {
  const { entries, before } = join(
    { entries: loadedList.chats, before: loadedList.before },
    { entries: page.chats, before: page.before },
    chatPlaceOf,
  );
  return { chats: [...sortChats(entries)], before };
};

/** Joins a freshly loaded chat list with the further pages loaded before. */
export const joinChats = (loadedList: ChatList, page: ChatList): ChatList =>
  page.before === undefined ? page : joinLists(loadedList, page, joinFirstPage);

/** Adds the page of a cursor; returns the list unchanged when it is not the next page. */
export const withChatsPage = (loadedList: ChatList, cursor: string, page: ChatList): ChatList =>
  cursor === loadedList.before ? joinLists(loadedList, page, withNextPage) : loadedList;

/** Adds a chat that is not on the loaded pages. */
export const withFoundChats = (loadedList: ChatList, { chats }: ChatList): ChatList =>
  joinLists(loadedList, { chats, before: loadedList.before }, withNextPage);
