import { expect, test } from 'vitest';
import { createSessionStore, sessionKey } from './sessionStore.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (index: number) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  } as Storage;
}

test('keeps a text after a reload', () => {
  const store = storage();
  createSessionStore(() => store).write('c1', 'Hello');
  expect(createSessionStore(() => store).read('c1')).toBe('Hello');
  expect(createSessionStore(() => store).read('c2')).toBe('');
});

test('deletes an emptied text', () => {
  const store = storage();
  const drafts = createSessionStore(() => store);
  drafts.write('c1', 'Hello');
  drafts.write('c1', '');
  expect(drafts.read('c1')).toBe('');
  expect(createSessionStore(() => store).read('c1')).toBe('');
});

test('keeps a text in memory when storage is refused', () => {
  const drafts = createSessionStore(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  drafts.write('c1', 'Hello');
  expect(drafts.read('c1')).toBe('Hello');
});

test('notifies subscribers of each write until they unsubscribe', () => {
  const drafts = createSessionStore(storage);
  let heard = 0;
  const stop = drafts.subscribe(() => (heard += 1));
  drafts.write('c1', 'a');
  stop();
  drafts.write('c1', 'b');
  expect(heard).toBe(1);
});

test('clears the texts of one member only, here and after a reload', () => {
  const store = storage();
  store.setItem('theme', 'dark');
  const drafts = createSessionStore(() => store);
  const [anna, annabel] = [sessionKey('anna', 'c1'), sessionKey('annabel', 'c1')];
  for (const key of [anna, `${anna}-unsent`, annabel]) drafts.write(key, 'Hello');
  drafts.clear('anna');
  for (const kept of [drafts, createSessionStore(() => store)])
    expect([anna, `${anna}-unsent`, annabel].map(kept.read)).toEqual(['', '', 'Hello']);
  expect(store.getItem('theme')).toBe('dark');
});
