import type { ChatList } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { writeCursor } from '../lists/list-place.ts';
import { aChat } from '../testing.ts';
import { chatPlaceOf, joinChats, withChatsPage, withFoundChats } from './chat-pages.ts';

const chat = (minute: number, unreadCount = 0) =>
  aChat(`c${minute}`, {
    num_unread_messages: unreadCount,
    updated_at: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  });
const [nine, eight, seven, six] = [chat(9), chat(8), chat(7), chat(6)];
const writeChatCursor = (entry: ReturnType<typeof chat>) => writeCursor('chats', chatPlaceOf(entry));
const list = (chats: ChatList['chats'], cursor?: string): ChatList => ({ chats, before: cursor });

test.each([
  [0, false],
  [1, true],
])('a chat with %i unread messages has its place by time and id, new: %j', (unreadCount, isNew) => {
  expect(chatPlaceOf(chat(9, unreadCount))).toEqual({ isNew, at: '2026-01-01T00:09:00.000Z', id: 'c9' });
});

test('a fresh list without further pages replaces the loaded one', () => {
  const fresh = list([nine]);
  expect(joinChats(list([nine, eight], writeChatCursor(eight)), fresh)).toBe(fresh);
});

test('a fresh first page keeps the further pages', () => {
  const loadedList = list([nine, eight, seven], writeChatCursor(seven));
  expect(joinChats(loadedList, list([nine, eight], writeChatCursor(eight)))).toEqual(loadedList);
});

test('the page of the cursor is added, sorted, and any other page is not', () => {
  const loadedList = list([nine, eight], writeChatCursor(eight));
  expect(withChatsPage(loadedList, writeChatCursor(eight), list([six, seven]))).toEqual(
    list([nine, eight, seven, six]),
  );
  expect(withChatsPage(loadedList, writeChatCursor(nine), list([seven]))).toBe(loadedList);
});

test('a chat that was found keeps the cursor', () => {
  const loadedList = list([eight], writeChatCursor(eight));
  expect(withFoundChats(loadedList, list([nine]))).toEqual(list([nine, eight], writeChatCursor(eight)));
});
