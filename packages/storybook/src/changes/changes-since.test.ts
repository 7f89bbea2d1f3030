import { expect, test } from 'vitest';
import { changesSince, presentId } from './changes-since.ts';

const releasedHashes = { 'chats--empty': 'a', 'chats--full': 'b', 'likes--old': 'c' };

test('tells new, changed and removed stories apart', () => {
  const present = { 'chats--empty': 'a', 'chats--full': 'x', 'likes--new': 'c' };
  expect(changesSince(releasedHashes, present)).toEqual({
    new: ['likes--new'],
    changed: ['chats--full'],
    removed: ['likes--old'],
  });
});

test.each([
  ['once', { 'likes--old': 'likes--new' }],
  ['twice', { 'likes--old': 'likes--between', 'likes--between': 'likes--new' }],
])('a story that was renamed %s is the same story', (_, renames) => {
  const same = { 'chats--empty': 'a', 'chats--full': 'b', 'likes--new': 'c' };
  expect(changesSince(releasedHashes, same, renames)).toEqual({ new: [], changed: [], removed: [] });
  const other = { ...same, 'likes--new': 'd' };
  expect(changesSince(releasedHashes, other, renames).changed).toEqual(['likes--new']);
});

test('a story that stands for several of the release is unchanged if one of them was equal', () => {
  const renames = { 'chats--full': 'chats--empty', 'likes--old': 'chats--empty' };
  expect(changesSince(releasedHashes, { 'chats--empty': 'a' }, renames).changed).toEqual([]);
});

test('a story that goes after it was renamed is removed', () => {
  const present = { 'chats--empty': 'a', 'chats--full': 'b' };
  expect(changesSince(releasedHashes, present, { 'likes--old': 'likes--new' }).removed).toEqual([
    'likes--old',
  ]);
});

test('a circle of names ends', () => {
  expect(['a', 'b']).toContain(presentId('a', { a: 'b', b: 'a' }));
});
