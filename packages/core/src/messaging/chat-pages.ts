import type { ChatItem, ChatList } from '@meetcute/contract';
import { joinFirstPage, withNextPage } from '../lists/join.ts';
import type { ListPlace } from '../lists/place.ts';
import { sortChats } from './chats.ts';

/** Returns the position of a chat in the list's pages. */
export const chatPlaceOf = ({
  conversation,
  num_unread_messages: unread,
  updated_at: at,
}: ChatItem): ListPlace => ({
  isNew: unread > 0,
  at,
  id: conversation.id,
});

const joinLists = (known: ChatList, page: ChatList, join: typeof joinFirstPage): ChatList => {
  const { entries, before } = join(
    { entries: known.chats, before: known.before },
    { entries: page.chats, before: page.before },
    chatPlaceOf,
  );
  return { chats: [...sortChats(entries)], before };
};

/** Joins a freshly loaded chat list with the further pages loaded before. */
export const joinChats = (known: ChatList, page: ChatList): ChatList =>
  page.before === undefined ? page : joinLists(known, page, joinFirstPage);

/** Adds the page of a cursor; returns the list unchanged when it is not the next page. */
export const withChatsPage = (known: ChatList, cursor: string, page: ChatList): ChatList =>
  cursor === known.before ? joinLists(known, page, withNextPage) : known;

/** Adds a chat that is not on the loaded pages. */
export const withFoundChats = (known: ChatList, { chats }: ChatList): ChatList =>
  joinLists(known, { chats, before: known.before }, withNextPage);
