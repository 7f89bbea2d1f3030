import { queryKeyOf } from '@meetcute/client';
import { calls, type ChatItem } from '@meetcute/contract';
import { createWorld, chatItemOf } from '@meetcute/mocks';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { replayEvents } from './replay-events.ts';

const queryKey = queryKeyOf(calls.getChats);

function oneChat(): ChatItem {
  const world = createWorld({ viewer: 'unpaid' });
  const me = world.members.get(world.sessions.get(world.browserSession!)!)!;
  const mine = [...world.conversations.values()].find(({ members }) => members.includes(me.profile.id))!;
  return chatItemOf(world, mine, me)!;
}

const withUnread = (chat: ChatItem, num_unread_messages: number) => ({ ...chat, num_unread_messages });
const chatEvent = (id: number, data: ChatItem) =>
  ({ id: String(id), type: 'chat', at: data.updated_at, data }) as const;

test('replays later events on top of a response from another tab', () => {
  const queryClient = new QueryClient();
  const replay = replayEvents(queryClient);
  const chat = oneChat();
  replay.record(chatEvent(7, withUnread(chat, 2)));
  replay.record(chatEvent(8, withUnread(chat, 3)));
  expect(replay.merge([{ queryKey, data: { chats: [withUnread(chat, 1)] } }], '7')).toBe(true);
  expect(queryClient.getQueryData(queryKey)).toEqual({ chats: [withUnread(chat, 3)] });
  replay.stop();
});

test('rejects a response from another tab when later events are no longer remembered', () => {
  const queryClient = new QueryClient();
  const replay = replayEvents(queryClient);
  const chat = oneChat();
  for (let id = 1; id <= 250; id += 1) replay.record(chatEvent(id, withUnread(chat, id)));
  expect(replay.merge([{ queryKey, data: { chats: [] } }], '10')).toBe(false);
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  expect(replay.merge([{ queryKey, data: { chats: [chat] } }], '249')).toBe(true);
  expect(queryClient.getQueryData(queryKey)).toEqual({ chats: [withUnread(chat, 250)] });
  replay.stop();
});
