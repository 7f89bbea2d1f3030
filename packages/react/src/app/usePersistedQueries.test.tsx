import { queryKeyOf } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import { hashKey, QueryClient } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { conversationKey } from '../live/conversation-cache.ts';
import type { Database } from '../provider/database.ts';
import { createMemoryDatabase } from '../provider/memory-database.ts';
import { fakeApp } from '../testing/app-port.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { persistQueries, restoreQueries } from './persisted-queries.ts';
import { usePersistedQueries } from './usePersistedQueries.ts';

const userKey = queryKeyOf(calls.getUser);

/** Opens a page of the member, of another member (`id`) or of a visitor (null), and records posts to the worker. */
function open(database: Database, id?: string | null) {
  const fake = fakeApp();
  const page = openPage(memberWorld(), null, { app: async () => fake.app, database: async () => database });
  const user = page.queryClient.getQueryData<User>(userKey)!;
  const viewer = id === undefined ? user : id && { ...user, profile: { ...user.profile, id } };
  page.queryClient.setQueryData<User | null>(userKey, viewer || null);
  page.use(() => usePersistedQueries());
  return { ...page, recorded: fake.recorded };
}

/** A browser with persisted results and an unsent message of a member who has no page open. */
async function createLeftBrowser() {
  const database = createMemoryDatabase();
  const member = viewerOf(memberWorld()).profile.id;
  const { queryClient } = openPage(memberWorld());
  const { queries: store } = database;
  const [now, onOther] = [() => Date.now(), () => undefined];
  const stop = persistQueries({ queryClient, store, member, now, onOther });
  queryClient.setQueryData(conversationKey('c1'), { messages: [{ id: '1' }], before: null });
  await expect.poll(() => store.all(member)).toHaveLength(2);
  stop();
  await database.outbox.put({ member, client_id: 'm1' } as never);
  return { database, member };
}

const isShown = (database: Database) => restoreQueries(new QueryClient(), database.queries, Date.now());

test('removes persisted results on a visitor’s page after a session ended elsewhere, and keeps unsent messages', async () => {
  const { database, member } = await createLeftBrowser();
  expect(await isShown(database)).toBe(true);
  const { recorded: appCalls } = open(database, null);
  await expect.poll(() => database.queries.all(member)).toEqual([]);
  await expect.poll(() => appCalls).toEqual(['member-left']);
  expect(await isShown(database)).toBe(false);
  expect(await database.outbox.all(member)).toHaveLength(1);
});

test('notifies the worker once that the member has left', async () => {
  const { database } = await createLeftBrowser();
  const first = open(database, null);
  await expect.poll(() => first.recorded).toEqual(['member-left']);
  const ask = vi.spyOn(database.queries, 'all');
  const { recorded: appCalls } = open(database, null);
  await expect.poll(() => ask.mock.calls).toHaveLength(1);
  await ask.mock.results[0]?.value;
  await new Promise((resolve) => setTimeout(resolve));
  expect(appCalls).toEqual([]);
});

test('removes persisted results, photos and notifications on another member’s page', async () => {
  const { database, member } = await createLeftBrowser();
  const { recorded: appCalls } = open(database, 'somebody-else');
  await expect.poll(() => database.queries.all(member)).toEqual([]);
  await expect.poll(() => appCalls).toEqual(['member-left']);
  expect(await database.outbox.all(member)).toHaveLength(1);
});

test('keeps persisted results for the same member', async () => {
  const { database, member } = await createLeftBrowser();
  const { queryClient, recorded: appCalls } = open(database);
  queryClient.setQueryData(conversationKey('c2'), { messages: [], before: null });
  await expect.poll(() => database.queries.all(member)).toHaveLength(3);
  expect(appCalls).toEqual([]);
});

test('removes the results of the member who logged out, and keeps those of a member logged in on another page', async () => {
  const { database, member } = await createLeftBrowser();
  const page = open(database);
  page.queryClient.setQueryData(conversationKey('c2'), { messages: [], before: null });
  await expect.poll(() => database.queries.all(member)).toHaveLength(3);
  open(database, 'somebody-else');
  await expect.poll(() => database.queries.all('somebody-else')).toHaveLength(1);
  await database.queries.put({ member, key: hashKey(conversationKey('late')), value: {}, at: Date.now() });
  act(() => void page.queryClient.setQueryData(userKey, null));
  await expect.poll(() => page.recorded).toEqual(['member-left']);
  await expect.poll(() => database.queries.all(member)).toEqual([]);
  expect(await database.queries.all('somebody-else')).toHaveLength(1);
});
