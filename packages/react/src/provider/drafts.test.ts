import { expect, test } from 'vitest';
import { createDrafts } from './drafts.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

test('a draft outlives a reload of the page', () => {
  const store = storage();
  createDrafts(() => store).write('c1', 'Hello');
  expect(createDrafts(() => store).read('c1')).toBe('Hello');
  expect(createDrafts(() => store).read('c2')).toBe('');
});

test('an emptied draft is forgotten', () => {
  const store = storage();
  const drafts = createDrafts(() => store);
  drafts.write('c1', 'Hello');
  drafts.write('c1', '');
  expect(drafts.read('c1')).toBe('');
  expect(createDrafts(() => store).read('c1')).toBe('');
});

test('where storage is refused, a draft lives as long as the page', () => {
  const drafts = createDrafts(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  drafts.write('c1', 'Hello');
  expect(drafts.read('c1')).toBe('Hello');
});

test('who listens hears of each write, until it stops', () => {
  const drafts = createDrafts(storage);
  let heard = 0;
  const stop = drafts.subscribe(() => (heard += 1));
  drafts.write('c1', 'a');
  stop();
  drafts.write('c1', 'b');
  expect(heard).toBe(1);
});
