import { queryFor, queryKeyOf } from '@meetcute/client';
import { calls, type ChatList, type Likes } from '@meetcute/contract';
import { setFault } from '@meetcute/mocks';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useChatListPane } from '../chat-list/useChatListPane.ts';
import { useListedMember } from '../conversation/useListedMember.ts';
import { useLike } from '../likes/useLike.ts';
import { useLikesList } from '../likes-list/useLikesList.ts';
import { replayEvents } from '../live/replay-events.ts';
import { useCounts } from '../messaging/useCounts.ts';
import { useSend } from '../messaging/useSend.ts';
import { longWorld } from '../testing/long-world.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';

const LIKES = 'GET /api/likes.php';

test('loads the likes page by page, and again after a failure', async () => {
  const { world, others } = longWorld();
  const list = openPage(world).use(() => useLikesList('received'));
  const ids = () => list.current.entries.map(({ profile }) => profile.id);
  await expect.poll(ids).toEqual(others.slice(0, 100));
  setFault(world, 'getLikes', { kind: 'error', code: 'server_error', times: 1 });
  act(() => list.current.next.load?.());
  await expect.poll(() => list.current.next.hasFailed).toBe(true);
  expect(ids()).toHaveLength(100);
  act(() => list.current.next.load?.());
  await expect.poll(ids).toEqual(others);
  expect(list.current.next).toMatchObject({ load: null, hasFailed: false });
});

test('loads one page however often it is asked', async () => {
  const page = openPage(longWorld().world);
  const list = page.use(() => useLikesList('received'));
  await expect.poll(() => list.current.next.load).not.toBeNull();
  act(() => {
    list.current.next.load?.();
    list.current.next.load?.();
  });
  await expect.poll(() => list.current.next.load).toBeNull();
  expect(page.requestLines.filter((each) => each === LIKES)).toHaveLength(2);
});

test('lists and counts an old unread chat and an old new like on the first page', async () => {
  const { world, me, others } = longWorld();
  world.likes.at(-1)!.isNew = true;
  world.conversations.get('chat-102')!.readUntil = {};
  const page = openPage(world);
  const lists = page.use(() => ({
    likes: useLikesList('received').entries[0]?.profile.id,
    chats: useChatListPane().matches.at(-1)?.conversation.id,
    counts: useCounts(),
  }));
  await expect.poll(() => lists.current.counts).toEqual({ unread: 1, newLikes: 1, total: 2 });
  expect(lists.current).toMatchObject({ likes: others[102], chats: 'chat-102' });
  expect(me).not.toBe(others[102]);
});

test('loads the chats page by page', async () => {
  const list = openPage(longWorld().world).use(() => useChatListPane());
  await expect.poll(() => list.current.matches.length).toBe(100);
  act(() => list.current.next.load?.());
  await expect.poll(() => list.current.matches.at(-1)?.conversation.id).toBe('chat-102');
  expect(list.current.next.load).toBeNull();
});

test('keeps the loaded pages when the first page is fetched again', async () => {
  const { world } = longWorld();
  const page = openPage(world);
  const { merge, stop } = replayEvents(page.queryClient);
  const lists = page.use(() => ({ likes: useLikesList('received'), chats: useChatListPane() }));
  const sizes = () => [lists.current.likes.entries.length, lists.current.chats.matches.length];
  await expect.poll(sizes).toEqual([100, 100]);
  act(() => lists.current.likes.next.load?.());
  act(() => lists.current.chats.next.load?.());
  await expect.poll(sizes).toEqual([103, 103]);
  await act(() => page.queryClient.fetchQuery({ ...queryFor(page.client, calls.getLikes), staleTime: 0 }));
  await act(() => page.queryClient.fetchQuery({ ...queryFor(page.client, calls.getChats), staleTime: 0 }));
  expect(sizes()).toEqual([103, 103]);
  const first = await page.client.call(calls.getLikes);
  act(() => void merge([{ queryKey: queryKeyOf(calls.getLikes), data: first }], null));
  expect(sizes()).toEqual([103, 103]);
  expect(page.queryClient.getQueryData<ChatList>(queryKeyOf(calls.getChats))?.before).toBeUndefined();
  stop();
});

test('finds likes that are not on the loaded pages, for all cards in one request', async () => {
  const { world, me, others } = longWorld();
  const page = openPage(world);
  const time = new Date(0).toISOString();
  const [, ...likedIds] = others;
  world.likes = likedIds.map((id) => ({ from: me, to: id, at: time, isNew: false })).concat(world.likes);
  const cards = others.slice(97).map((id) => world.members.get(id)!.profile);
  const like = page.use(() => cards.map((profile) => useLike(profile)));
  await expect.poll(() => like.current.map(({ isMutual }) => isMutual)).toEqual(cards.map(() => true));
  expect(page.requestLines.filter((each) => each === LIKES)).toHaveLength(2);
  expect(page.queryClient.getQueryData<Likes>(queryKeyOf(calls.getLikes))?.liked_by_before).toBeDefined();
});

test('finds the member of a conversation that is not on the loaded pages', async () => {
  const { world, others } = longWorld();
  const page = openPage(world);
  const old = page.use(() => useListedMember('chat-102'));
  await expect.poll(() => old.current.profile?.id).toBe(others[102]);
  const none = page.use(() => useListedMember('none'));
  await expect.poll(() => none.current).toMatchObject({ profile: null, isUnlisted: true });
});

test('finds the member of an empty conversation, which is in no list until its first message', async () => {
  const world = memberWorld();
  const page = openPage(world);
  const other = [...world.members.keys()].find((id) => id !== viewerOf(world).profile.id)!;
  world.conversations.clear();
  const { id } = await page.client.call(calls.startChat, { query: { profile: other } });
  const pane = page.use(() => ({
    member: useListedMember(id),
    chats: useChatListPane(),
    sending: useSend(id),
  }));
  await expect.poll(() => pane.current.member.profile?.id).toBe(other);
  expect([pane.current.member.isUnlisted, pane.current.chats.status]).toEqual([false, 'empty']);
  act(() => pane.current.sending.send('Hello'));
  await expect.poll(() => pane.current.chats.matches[0]?.last_message?.text).toBe('Hello');
  expect(pane.current.member.profile?.id).toBe(other);
});

test('offers to find the conversation again after a failure', async () => {
  const { world, others } = longWorld();
  const page = openPage(world);
  await page.queryClient.prefetchQuery(queryFor(page.client, calls.getChats));
  setFault(world, 'getChats', { kind: 'error', code: 'server_error', times: 1 });
  const old = page.use(() => useListedMember('chat-102'));
  await expect.poll(() => old.current.onRetry).not.toBeNull();
  expect(old.current.isUnlisted).toBe(false);
  act(() => old.current.onRetry?.());
  await expect.poll(() => old.current.profile?.id).toBe(others[102]);
});
