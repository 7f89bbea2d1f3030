import type { LikeEntry, Likes } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { writeCursor } from '../lists/list-place.ts';
import { joinLikes, likePlaceOf, withFoundLikes, withLikesPage } from './pages.ts';

/** A like of a minute; ids follow the minutes. */
const like = (minute: number, isNew = false) =>
  ({
    id: `m${minute}`,
    like_new: isNew,
    liked_at: new Date(minute * 60_000).toISOString(),
  }) as LikeEntry;

const likes = (
  sent: LikeEntry[],
  received: LikeEntry[],
  before: readonly (string | undefined)[] = [],
): Likes => ({
  profiles: sent,
  profiles_before: before[0],
  liked_by: received,
  liked_by_before: before[1],
});

const after = (list: string, minute: number) => writeCursor(list, likePlaceOf(like(minute)));

test('a like has a place by its time, its newness and its member', () => {
  expect(likePlaceOf(like(7, true))).toEqual({ isNew: true, at: '1970-01-01T00:07:00.000Z', id: 'm7' });
});

test('likes without further pages replace those that are loaded', () => {
  const loadedLikes = likes([like(9), like(8)], [like(5)], [after('sent', 8), undefined]);
  const fresh = likes([like(9)], []);
  expect(joinLikes(loadedLikes, fresh)).toBe(fresh);
});

test('a fresh page of either list keeps the further pages of that list', () => {
  const sent = likes([like(9), like(8), like(7)], [like(5), like(4)], [after('sent', 7)]);
  expect(joinLikes(sent, likes([like(9), like(8)], [like(5)], [after('sent', 8)]))).toEqual(
    likes([like(9), like(8), like(7)], [like(5)], [after('sent', 7)]),
  );
  const received = likes([like(2)], [like(9), like(8), like(7)], [undefined, after('received', 7)]);
  expect(joinLikes(received, likes([], [like(9), like(8)], [undefined, after('received', 8)]))).toEqual(
    likes([], [like(9), like(8), like(7)], [undefined, after('received', 7)]),
  );
});

test('the page of a cursor is added to its own list, in the order of time', () => {
  const [sent, received] = [after('sent', 8), after('received', 4)];
  const loadedLikes = likes([like(9), like(8)], [like(5), like(4)], [sent, received]);
  expect(withLikesPage(loadedLikes, sent, likes([like(6), like(7)], [like(1)]))).toEqual(
    likes([like(9), like(8), like(7), like(6)], [like(5), like(4)], [undefined, received]),
  );
  expect(withLikesPage(loadedLikes, received, likes([like(1)], [like(3), like(2)]))).toEqual(
    likes([like(9), like(8)], [like(5), like(4), like(3), like(2)], [sent, undefined]),
  );
  expect(withLikesPage(loadedLikes, after('sent', 3), likes([like(2)], []))).toBe(loadedLikes);
});

test('likes that were found keep both cursors', () => {
  const before: [string, string] = [after('sent', 8), after('received', 4)];
  const loadedLikes = likes([like(8)], [like(4)], before);
  expect(withFoundLikes(loadedLikes, likes([like(9)], [like(5)]))).toEqual(
    likes([like(9), like(8)], [like(5), like(4)], before),
  );
});
