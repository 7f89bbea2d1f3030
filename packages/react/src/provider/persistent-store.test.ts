import { expect, test } from 'vitest';
import { createPersistentStore, PERSISTENCE_DAYS, persistentKey } from './persistent-store.ts';

const DAY = 24 * 60 * 60 * 1000;

function storage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  } as Storage;
}

/** Opens stores on a storage, with a clock that the test sets. */
function keptIn(store: Storage | null, ttl?: number) {
  const clock = { now: 1_000_000 };
  const open = () =>
    createPersistentStore({
      storage: () => {
        if (store) return store;
        throw new DOMException('refused', 'SecurityError');
      },
      now: () => clock.now,
      ...(ttl !== undefined && { ttl }),
    });
  return { clock, open };
}

test('keeps entries after a reload and on the next day', () => {
  const { clock, open } = keptIn(storage());
  open().write('a', '"x y"');
  clock.now += DAY;
  expect(open().read('a')).toBe('"x y"');
  expect(open().read('b')).toBeNull();
});

test('expires entries after seven days and deletes them on the next subscription', () => {
  const store = storage();
  const { clock, open } = keptIn(store);
  open().write('a', '1');
  clock.now += PERSISTENCE_DAYS * DAY - 1;
  expect(open().read('a')).toBe('1');
  clock.now += 1;
  expect(open().read('a')).toBeNull();
  expect(store.length).toBe(1);
  open().subscribe(() => undefined);
  expect(store.length).toBe(0);
});

test.each([
  ['ahead', 1],
  ['behind', -1],
])('keeps an entry written while the clock was a day %s', (_, days) => {
  const { clock, open } = keptIn(storage());
  clock.now += days * DAY;
  open().write('a', '1');
  clock.now -= days * DAY;
  open().subscribe(() => undefined);
  expect(open().read('a')).toBe('1');
});

test('expires entries from seven days in the future', () => {
  const { clock, open } = keptIn(storage());
  open().write('a', '1');
  clock.now -= PERSISTENCE_DAYS * DAY;
  expect(open().read('a')).toBeNull();
});

test('restarts the seven days on each write and deletes on null', () => {
  const { clock, open } = keptIn(storage());
  const persistentStore = open();
  persistentStore.write('a', '1');
  clock.now += 6 * DAY;
  persistentStore.write('a', '2');
  clock.now += 6 * DAY;
  expect(persistentStore.read('a')).toBe('2');
  persistentStore.write('a', null);
  expect(open().read('a')).toBeNull();
});

test('keeps entries in memory when storage is refused', () => {
  const { open } = keptIn(null);
  const persistentStore = open();
  persistentStore.write('a', '1');
  expect(persistentStore.read('a')).toBe('1');
  expect(open().read('a')).toBeNull();
  persistentStore.clear();
  expect(persistentStore.read('a')).toBeNull();
});

test('clears one member without touching others, and all without touching foreign keys', () => {
  const store = storage();
  store.setItem('theme', 'dark');
  const { open } = keptIn(store);
  const persistentStore = open();
  const keys = [persistentKey('anna', 'step'), persistentKey('annabel', 'step'), persistentKey('', 'name')];
  for (const key of keys) persistentStore.write(key, '1');
  persistentStore.clear('anna');
  expect(keys.map(persistentStore.read)).toEqual([null, '1', '1']);
  persistentStore.clear('');
  expect(keys.map(persistentStore.read)).toEqual([null, '1', null]);
  persistentStore.clear();
  expect(keys.map(persistentStore.read)).toEqual([null, null, null]);
  expect(store.getItem('theme')).toBe('dark');
});

test('keeps entries without a limit for as long as their storage', () => {
  const { clock, open } = keptIn(storage(), Infinity);
  open().write('a', '1');
  clock.now += 1000 * DAY;
  open().subscribe(() => undefined);
  expect(open().read('a')).toBe('1');
});

test('notifies subscribers of writes and clears until they unsubscribe', () => {
  const persistentStore = createPersistentStore({ storage });
  let notificationCount = 0;
  const stop = persistentStore.subscribe(() => (notificationCount += 1));
  persistentStore.write('a', '1');
  persistentStore.clear('anna');
  stop();
  persistentStore.write('a', '2');
  expect(notificationCount).toBe(2);
});
