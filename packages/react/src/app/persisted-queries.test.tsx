import { queryKeyOf } from '@meetcute/client';
import { calls, type MessagePage, type NotificationPage, type User } from '@meetcute/contract';
import { hashKey, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { clearQuery, conversationKey, foundKey } from '../live/conversation-cache.ts';
import { createMemoryDatabase } from '../provider/memory-database.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import {
  clearPersistedQueries,
  persistQueries,
  OFFLINE_LIMITS,
  restoreQueries,
} from './persisted-queries.ts';

const start = 1_750_000_000_000;
const userKey = queryKeyOf(calls.getUser);
const onOther = () => undefined;

/** Opens a member's page that persists query results. */
function open({ queries: store } = createMemoryDatabase(), id?: string) {
  const world = memberWorld();
  const { queryClient } = openPage(world);
  const user = queryClient.getQueryData<User>(userKey)!;
  const member = id ?? viewerOf(world).profile.id;
  queryClient.setQueryData<User>(userKey, { ...user, profile: { ...user.profile, id: member } });
  onTestFinished(persistQueries({ queryClient, store, member, now: () => start, onOther }));
  return { answers: store, queryClient, member };
}

/** A page of messages with only the ids filled in. */
const pageOf = (count: number): MessagePage =>
  ({
    messages: Array.from({ length: count }, (_, index) => ({ id: String(index + 1) })),
    before: null,
  }) as MessagePage;

const keysOf = async (answers: ReturnType<typeof open>['answers'], member: string) =>
  (await answers.all(member)).map(({ key }) => key);

test('restores persisted results on a page opened offline', async () => {
  const { answers, queryClient, member } = open();
  queryClient.setQueryData(conversationKey('c1'), pageOf(3));
  await expect.poll(() => keysOf(answers, member)).toHaveLength(2);
  const later = new QueryClient();
  expect(await restoreQueries(later, answers, start + 1000)).toBe(true);
  expect(later.getQueryData<User>(userKey)?.profile.id).toBe(member);
  expect(later.getQueryData(conversationKey('c1'))).toEqual(pageOf(3));
});

test('restores a result dated in the future with the current time', async () => {
  const { answers, queryClient, member } = open();
  queryClient.setQueryData(conversationKey('c1'), pageOf(3), { updatedAt: start + 86_400_000 });
  await expect.poll(() => keysOf(answers, member)).toHaveLength(2);
  const later = new QueryClient();
  await restoreQueries(later, answers, start);
  expect(later.getQueryState(conversationKey('c1'))).toMatchObject({ data: pageOf(3), dataUpdatedAt: start });
});

test('restores notifications and refetches them regardless of their stale time', async () => {
  const { answers, queryClient, member } = open();
  const queryKey = queryKeyOf(calls.getNotifications);
  const notificationPage = { unread: 2 } as NotificationPage;
  queryClient.setQueryData(queryKey, notificationPage);
  await expect.poll(() => keysOf(answers, member)).toHaveLength(2);
  const later = new QueryClient();
  await restoreQueries(later, answers, start);
  expect(later.getQueryData(queryKey)).toEqual(notificationPage);
  const ask = vi.fn<() => Promise<NotificationPage>>(async () => notificationPage);
  const bell = { queryKey, queryFn: ask, staleTime: Infinity };
  onTestFinished(new QueryObserver(later, bell).subscribe(() => undefined));
  expect(ask).toHaveBeenCalledTimes(1);
});

test('persists the newest messages of a long conversation and the cursor to older ones', async () => {
  const { answers, queryClient, member } = open();
  queryClient.setQueryData(conversationKey('c1'), pageOf(OFFLINE_LIMITS.messages + 20));
  await expect.poll(() => keysOf(answers, member)).toHaveLength(2);
  const later = new QueryClient();
  await restoreQueries(later, answers, start);
  const page = later.getQueryData<MessagePage>(conversationKey('c1'));
  expect(page?.messages).toHaveLength(OFFLINE_LIMITS.messages);
  expect(page?.before).toBe('21');
});

test('does not persist searches or other profiles', async () => {
  const { answers, queryClient, member } = open();
  queryClient.setQueryData(queryKeyOf(calls.getProfile, { id: 'x' }), { id: 'x' });
  queryClient.setQueryData(conversationKey('c1'), pageOf(1));
  await expect.poll(() => keysOf(answers, member)).toHaveLength(2);
  expect(await keysOf(answers, member)).not.toContainEqual(expect.stringContaining('getProfile'));
});

test('removes a deleted conversation', async () => {
  const { answers, queryClient, member } = open();
  queryClient.setQueryData(conversationKey('c1'), pageOf(1));
  await expect.poll(() => keysOf(answers, member)).toHaveLength(2);
  queryClient.removeQueries({ queryKey: conversationKey('c1') });
  await expect.poll(() => keysOf(answers, member)).toHaveLength(1);
});

test('removes conversations missing from the chat list, including the open one and ones from earlier pages', async () => {
  const { answers, queryClient, member } = open();
  const chatsKey = queryKeyOf(calls.getChats);
  const createChatList = (...ids: string[]) => ({ chats: ids.map((id) => ({ conversation: { id } })) });
  queryClient.setQueryData(chatsKey, createChatList('open', 'earlier', 'stays'));
  for (const id of ['open', 'stays']) queryClient.setQueryData(conversationKey(id), pageOf(1));
  const reading = { queryKey: conversationKey('open'), queryFn: async () => pageOf(1), staleTime: Infinity };
  onTestFinished(new QueryObserver(queryClient, reading).subscribe(() => undefined));
  await answers.put({ member, key: hashKey(conversationKey('earlier')), value: {}, at: start });
  await expect.poll(() => keysOf(answers, member)).toHaveLength(5);
  clearQuery(queryClient, conversationKey('open'));
  queryClient.setQueryData(chatsKey, createChatList('stays'));
  await expect
    .poll(async () => (await keysOf(answers, member)).filter((key) => key.includes('getMessages')))
    .toEqual([hashKey(conversationKey('stays'))]);
});

test('keeps an open conversation that is empty, and so in no list, with its member', async () => {
  const { answers, queryClient, member } = open();
  queryClient.setQueryData(foundKey('c1'), { id: 'other' });
  queryClient.setQueryData(queryKeyOf(calls.getChats), { chats: [] });
  queryClient.setQueryData(conversationKey('c1'), pageOf(0));
  await expect.poll(() => keysOf(answers, member)).toHaveLength(4);
  const later = new QueryClient();
  await restoreQueries(later, answers, start);
  expect(later.getQueryData(foundKey('c1'))).toEqual({ id: 'other' });
  queryClient.setQueryData(foundKey('c1'), null);
  queryClient.setQueryData(queryKeyOf(calls.getChats), { chats: [] });
  await expect.poll(() => keysOf(answers, member)).toHaveLength(2);
});

test('removes the results of another member and everything at the end of a session', async () => {
  const database = createMemoryDatabase();
  const first = open(database);
  first.queryClient.setQueryData(conversationKey('c1'), pageOf(1));
  await expect.poll(() => keysOf(database.queries, first.member)).toHaveLength(2);
  open(database, 'somebody-else');
  await expect.poll(() => keysOf(database.queries, first.member)).toEqual([]);
  await expect.poll(() => keysOf(database.queries, 'somebody-else')).toHaveLength(1);
  const later = new QueryClient();
  expect(await restoreQueries(later, database.queries, start)).toBe(true);
  expect(later.getQueryData(conversationKey('c1'))).toBeUndefined();
  await clearPersistedQueries(database.queries, 'somebody-else');
  expect(await restoreQueries(new QueryClient(), database.queries, start)).toBe(false);
});

const week = 7 * 24 * 3_600_000;

test('removes all results after a week', async () => {
  const { answers, member } = open();
  await expect.poll(() => keysOf(answers, member)).toHaveLength(1);
  expect(await restoreQueries(new QueryClient(), answers, start + week)).toBe(false);
  expect(await keysOf(answers, member)).toEqual([]);
});

test('removes results older than a week and keeps newer ones', async () => {
  const database = createMemoryDatabase();
  const member = viewerOf(memberWorld()).profile.id;
  await database.queries.put({ member, key: 'old', value: {}, at: start - week });
  open(database);
  await expect.poll(() => keysOf(database.queries, member)).toEqual([hashKey(userKey)]);
});

test('does not extend the life of a restored result', async () => {
  const { answers: store, queryClient, member } = open();
  queryClient.setQueryData(conversationKey('c1'), pageOf(3), { updatedAt: start });
  await expect.poll(() => keysOf(store, member)).toHaveLength(2);
  const later = new QueryClient();
  const soon = start + week / 2;
  await restoreQueries(later, store, soon);
  onTestFinished(persistQueries({ queryClient: later, store, member, now: () => soon, onOther }));
  later.setQueryData(conversationKey('c2'), pageOf(1));
  await expect.poll(() => keysOf(store, member)).toHaveLength(3);
  const ages = (await store.all(member)).map(({ key, at }) => [key, at]);
  expect(ages).toContainEqual([hashKey(conversationKey('c1')), start]);
  expect(ages).toContainEqual([hashKey(conversationKey('c2')), soon]);
});
