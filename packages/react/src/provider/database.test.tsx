import type { OutboxItem } from '@meetcute/core';
import { deleteDB, openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { createDatabase, type StoredImage } from './database.ts';
import { createMemoryDatabase } from './memory-database.ts';

const names: string[] = [];

const nameOf = () => {
  const name = `meetcute-test-${crypto.randomUUID()}`;
  names.push(name);
  return name;
};

const item = (client_id: string, overrides: Partial<OutboxItem> = {}): OutboxItem => ({
  member: 'anna',
  client_id,
  conversation: 'c1',
  text: 'Hello',
  place: 1,
  state: 'waiting',
  code: null,
  refusals: 0,
  ...overrides,
});

const createImage = (conversation: string, member = 'anna'): StoredImage => ({
  member,
  conversation,
  image: { file: new Blob(['p'], { type: 'image/png' }), width: 3, height: 2 },
  at: 1,
});

const idsOf = (items: readonly OutboxItem[]) => items.map(({ client_id }) => client_id);

afterEach(async () => {
  vi.restoreAllMocks();
  // Open connections close themselves when a deletion is requested.
  await Promise.all(names.splice(0).map((name) => deleteDB(name)));
});

test('returns stored items on the next page to their member only', async () => {
  const name = nameOf();
  expect(await createDatabase(name).outbox.put(item('m1'))).toBe(true);
  const { outbox } = createDatabase(name);
  expect(await outbox.all('anna')).toEqual([item('m1')]);
  expect(await outbox.get('anna', 'm1')).toEqual(item('m1'));
  expect(await outbox.all('annabel')).toEqual([]);
  await outbox.remove('anna', 'm1');
  expect(await outbox.all('anna')).toEqual([]);
});

test('does not restore a removed item when replacing it', async () => {
  const { outbox } = createDatabase(nameOf());
  expect(await outbox.replace(item('m1'))).toBe(false);
  await outbox.put(item('m1'));
  expect(await outbox.replace(item('m1', { code: 'no_credits' }))).toBe(true);
  expect(await outbox.all('anna')).toEqual([item('m1', { code: 'no_credits' })]);
});

test('clears all stores of a member on every page', async () => {
  const name = nameOf();
  const [here, there] = [createDatabase(name), createDatabase(name)];
  await here.outbox.put(item('m1'));
  await here.outbox.put(item('m2', { member: 'ben' }));
  await here.queries.put({ member: 'anna', key: 'chats', value: [1], at: 1 });
  expect(await there.queries.get('anna', 'chats')).toMatchObject({ value: [1] });
  for (const member of ['anna', 'ben']) await here.images.put(createImage('c1', member));
  await there.purge('anna');
  const remainingItems = [here.outbox, here.queries, here.images].map((store) => store.all('anna'));
  expect(await Promise.all(remainingItems)).toEqual([[], [], []]);
  expect(await here.images.all('ben')).toHaveLength(1);
  expect(idsOf(await here.outbox.all('ben'))).toEqual(['m2']);
});

test('keeps the items of an older version and adds new stores', async () => {
  const name = nameOf();
  const old = await openDB(name, 1, {
    upgrade: (database) => {
      database.createObjectStore('outbox', { keyPath: ['member', 'client_id'] });
      database.createObjectStore('answers', { keyPath: ['member', 'key'] });
    },
    blocking: () => old.close(),
  });
  await old.put('outbox', item('m1'));
  await old.put('answers', { member: 'anna', key: 'chats', value: [1], at: 1 });
  const { outbox, queries, images } = createDatabase(name);
  expect(idsOf(await outbox.all('anna'))).toEqual(['m1']);
  expect(await queries.get('anna', 'chats')).toMatchObject({ value: [1] });
  expect(await images.put(createImage('c1'))).toBe(true);
  expect(await createDatabase(name).images.get('anna', 'c1')).toMatchObject({ image: { width: 3 } });
});

test('keeps the images of unsent messages that version 2 stored under another name', async () => {
  const name = nameOf();
  const old = await openDB(name, 2, {
    upgrade: (database) => {
      database.createObjectStore('outbox', { keyPath: ['member', 'client_id'] });
      database.createObjectStore('answers', { keyPath: ['member', 'key'] });
      database.createObjectStore('pictures', { keyPath: ['member', 'conversation'] });
    },
    blocking: () => old.close(),
  });
  const { image: picture, ...rest } = createImage('c1');
  await old.put('outbox', { ...item('m1'), picture });
  await old.put('outbox', item('m2'));
  await old.put('pictures', { ...rest, picture });
  const { outbox, images } = createDatabase(name);
  expect(await outbox.all('anna')).toEqual([item('m1', { image: picture }), item('m2')]);
  expect(await images.all('anna')).toEqual([createImage('c1')]);
});

test('reopens a database that was closed for a newer page', async () => {
  const name = nameOf();
  const { outbox } = createDatabase(name);
  await outbox.put(item('m1'));
  await deleteDB(name);
  expect(await outbox.all('anna')).toEqual([]);
  expect(await outbox.put(item('m2'))).toBe(true);
});

test('keeps items in memory when the browser refuses the database', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const { outbox, purge } = createDatabase(nameOf());
  expect(await outbox.put(item('m1'))).toBe(false);
  expect(await outbox.put(item('m2'))).toBe(false);
  expect(await outbox.replace(item('m1', { code: 'network' }))).toBe(false);
  expect((await outbox.all('anna')).map(({ code }) => code)).toEqual(['network', null]);
  await outbox.remove('anna', 'm1');
  expect(idsOf(await outbox.all('anna'))).toEqual(['m2']);
  await purge('anna');
  expect(await outbox.all('anna')).toEqual([]);
});

test('keeps new items in memory when the disk is full, and stored ones on disk', async () => {
  const name = nameOf();
  const { outbox } = createDatabase(name);
  await outbox.put(item('m1'));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await outbox.put(item('m2'))).toBe(false);
  expect(idsOf(await outbox.all('anna')).toSorted()).toEqual(['m1', 'm2']);
  expect(idsOf(await createDatabase(name).outbox.all('anna'))).toEqual(['m1']);
});

/** Opens a database in an older page, which blocks the upgrade until the returned function is called. */
async function blockUpgrade(name: string) {
  const older = await openDB(name, 1, {
    upgrade: (database) => {
      database.createObjectStore('outbox', { keyPath: ['member', 'client_id'] });
      database.createObjectStore('answers', { keyPath: ['member', 'key'] });
    },
  });
  await older.put('outbox', item('m1'));
  await older.put('answers', { member: 'anna', key: 'chats', value: [1], at: 1 });
  return () => older.close();
}

test('uses a database that opens late and does not block its deletion', async () => {
  const name = nameOf();
  const unblock = await blockUpgrade(name);
  const { outbox } = createDatabase(name);
  expect(await outbox.put(item('m2'))).toBe(false);
  expect(idsOf(await outbox.all('anna'))).toEqual(['m2']);
  unblock();
  await expect.poll(async () => idsOf(await outbox.all('anna'))).toEqual(['m1', 'm2']);
  expect(await outbox.put(item('m3'))).toBe(true);
  // Waits forever if a connection is left open.
  await deleteDB(name);
});

test('clears a member’s data as soon as a late database opens', async () => {
  const name = nameOf();
  const unblock = await blockUpgrade(name);
  const { outbox, queries, purge } = createDatabase(name);
  expect(await outbox.all('anna')).toEqual([]);
  const isForgotten = purge('anna');
  unblock();
  await isForgotten;
  expect(await outbox.all('anna')).toEqual([]);
  expect(await queries.all('anna')).toEqual([]);
});

test('treats a database of a newer version as unavailable and tries again the next time', async () => {
  const name = nameOf();
  (await openDB(name, 99)).close();
  const { outbox } = createDatabase(name);
  expect(await outbox.put(item('m1'))).toBe(false);
  await deleteDB(name);
  expect(await outbox.put(item('m2'))).toBe(true);
});

test('behaves the same in memory, without sharing data', async () => {
  const { queries, purge, outbox, images } = createMemoryDatabase();
  expect(await outbox.replace(item('m1'))).toBe(false);
  expect(await outbox.put(item('m1'))).toBe(true);
  expect(await outbox.replace(item('m1', { code: 'no_credits' }))).toBe(true);
  expect(await outbox.get('anna', 'm1')).toMatchObject({ code: 'no_credits' });
  await outbox.put(item('m2', { member: 'ben' }));
  await queries.put({ member: 'anna', key: 'chats', value: [], at: 1 });
  await images.put(createImage('c1'));
  await purge('anna');
  const remainingItems = [outbox, queries, images].map((store) => store.all('anna'));
  expect(await Promise.all(remainingItems)).toEqual([[], [], []]);
  await outbox.remove('ben', 'm2');
  expect(await outbox.all('ben')).toEqual([]);
  expect(createMemoryDatabase().name).not.toBe(createMemoryDatabase().name);
});
