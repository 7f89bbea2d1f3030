import type { OutboxItem } from '@meetcute/core';
import { deleteDB, openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { createDatabase, type StoredImage } from './database.ts';
import { createMemoryDatabase } from './memoryDatabase.ts';

const names: string[] = [];

const nameOf = () => {
  const name = `meetcute-test-${crypto.randomUUID()}`;
  names.push(name);
  return name;
};

const item = (client_id: string, over: Partial<OutboxItem> = {}): OutboxItem => ({
  member: 'anna',
  client_id,
  conversation: 'c1',
  text: 'Hello',
  place: 1,
  state: 'waiting',
  code: null,
  refusals: 0,
  ...over,
});

const chosen = (conversation: string, member = 'anna'): StoredImage => ({
  member,
  conversation,
  image: { file: new Blob(['p'], { type: 'image/png' }), width: 3, height: 2 },
  at: 1,
});

const idsOf = (items: readonly OutboxItem[]) => items.map(({ client_id }) => client_id);

afterEach(async () => {
  vi.restoreAllMocks();
  // Whoever holds one open closes it.
  await Promise.all(names.splice(0).map((name) => deleteDB(name)));
});

test('what is put is there for the next page, for its member alone', async () => {
  const name = nameOf();
  expect(await createDatabase(name).outbox.put(item('m1'))).toBe(true);
  const { outbox } = createDatabase(name);
  expect(await outbox.all('anna')).toEqual([item('m1')]);
  expect(await outbox.get('anna', 'm1')).toEqual(item('m1'));
  expect(await outbox.all('annabel')).toEqual([]);
  await outbox.remove('anna', 'm1');
  expect(await outbox.all('anna')).toEqual([]);
});

test('what was removed meanwhile is not brought back', async () => {
  const { outbox } = createDatabase(nameOf());
  expect(await outbox.replace(item('m1'))).toBe(false);
  await outbox.put(item('m1'));
  expect(await outbox.replace(item('m1', { code: 'no_credits' }))).toBe(true);
  expect(await outbox.all('anna')).toEqual([item('m1', { code: 'no_credits' })]);
});

test('forgetting a member empties all stores of that one, on every page', async () => {
  const name = nameOf();
  const [here, there] = [createDatabase(name), createDatabase(name)];
  await here.outbox.put(item('m1'));
  await here.outbox.put(item('m2', { member: 'ben' }));
  await here.answers.put({ member: 'anna', key: 'chats', value: [1], at: 1 });
  expect(await there.answers.get('anna', 'chats')).toMatchObject({ value: [1] });
  for (const member of ['anna', 'ben']) await here.pictures.put(chosen('c1', member));
  await there.forget('anna');
  const left = [here.outbox, here.answers, here.pictures].map((store) => store.all('anna'));
  expect(await Promise.all(left)).toEqual([[], [], []]);
  expect(await here.pictures.all('ben')).toHaveLength(1);
  expect(idsOf(await here.outbox.all('ben'))).toEqual(['m2']);
});

test('what a page of the version before has kept is there after the change, and there is room for more', async () => {
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
  const { outbox, answers, pictures } = createDatabase(name);
  expect(idsOf(await outbox.all('anna'))).toEqual(['m1']);
  expect(await answers.get('anna', 'chats')).toMatchObject({ value: [1] });
  expect(await pictures.put(chosen('c1'))).toBe(true);
  expect(await createDatabase(name).pictures.get('anna', 'c1')).toMatchObject({ picture: { width: 3 } });
});

test('a database that was closed for a newer page is opened again', async () => {
  const name = nameOf();
  const { outbox } = createDatabase(name);
  await outbox.put(item('m1'));
  await deleteDB(name);
  expect(await outbox.all('anna')).toEqual([]);
  expect(await outbox.put(item('m2'))).toBe(true);
});

test('where the browser refuses its database, what is kept lives as long as the page', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const { outbox, forget } = createDatabase(nameOf());
  expect(await outbox.put(item('m1'))).toBe(false);
  expect(await outbox.put(item('m2'))).toBe(false);
  expect(await outbox.replace(item('m1', { code: 'network' }))).toBe(false);
  expect((await outbox.all('anna')).map(({ code }) => code)).toEqual(['network', null]);
  await outbox.remove('anna', 'm1');
  expect(idsOf(await outbox.all('anna'))).toEqual(['m2']);
  await forget('anna');
  expect(await outbox.all('anna')).toEqual([]);
});

test('where the disk is full, what was stored before stays and the rest lives as long as the page', async () => {
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

/** A database that an older page holds back, and how that page lets it go. */
async function heldBack(name: string) {
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

test('a database that opens late is used from then on, and stands in nobody’s way', async () => {
  const name = nameOf();
  const letGo = await heldBack(name);
  const { outbox } = createDatabase(name);
  expect(await outbox.put(item('m2'))).toBe(false);
  expect(idsOf(await outbox.all('anna'))).toEqual(['m2']);
  letGo();
  await expect.poll(async () => idsOf(await outbox.all('anna'))).toEqual(['m1', 'm2']);
  expect(await outbox.put(item('m3'))).toBe(true);
  // Would wait for ever for a connection that nobody closes.
  await deleteDB(name);
});

test('a member who leaves while the database is late is forgotten as soon as it opens', async () => {
  const name = nameOf();
  const letGo = await heldBack(name);
  const { outbox, answers, forget } = createDatabase(name);
  expect(await outbox.all('anna')).toEqual([]);
  const isForgotten = forget('anna');
  letGo();
  await isForgotten;
  expect(await outbox.all('anna')).toEqual([]);
  expect(await answers.all('anna')).toEqual([]);
});

test('a database of a newer version counts as none, and is asked for again the next time', async () => {
  const name = nameOf();
  (await openDB(name, 99)).close();
  const { outbox } = createDatabase(name);
  expect(await outbox.put(item('m1'))).toBe(false);
  await deleteDB(name);
  expect(await outbox.put(item('m2'))).toBe(true);
});

test('one in memory does as the browser’s does, and is shared with nobody', async () => {
  const { answers, forget, outbox, pictures } = createMemoryDatabase();
  expect(await outbox.replace(item('m1'))).toBe(false);
  expect(await outbox.put(item('m1'))).toBe(true);
  expect(await outbox.replace(item('m1', { code: 'no_credits' }))).toBe(true);
  expect(await outbox.get('anna', 'm1')).toMatchObject({ code: 'no_credits' });
  await outbox.put(item('m2', { member: 'ben' }));
  await answers.put({ member: 'anna', key: 'chats', value: [], at: 1 });
  await pictures.put(chosen('c1'));
  await forget('anna');
  const left = [outbox, answers, pictures].map((store) => store.all('anna'));
  expect(await Promise.all(left)).toEqual([[], [], []]);
  await outbox.remove('ben', 'm2');
  expect(await outbox.all('ben')).toEqual([]);
  expect(createMemoryDatabase().name).not.toBe(createMemoryDatabase().name);
});
