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
  sentLikes: LikeEntry[],
  receivedLikes: LikeEntry[],
  cursors: readonly (string | undefined)[] = [],
): Likes => ({
  profiles: sentLikes,
  profiles_before: cursors[0],
  liked_by: receivedLikes,
  liked_by_before: cursors[1],
});

const createCursor = (list: string, minute: number) => writeCursor(list, likePlaceOf(like(minute)));

test('a like has a place by its time, its newness and its member', () => {
  expect(likePlaceOf(like(7, true))).toEqual({ isNew: true, at: '1970-01-01T00:07:00.000Z', id: 'm7' });
});

test('likes without further pages replace those that are loaded', () => {
  const loadedLikes = likes([like(9), like(8)], [like(5)], [createCursor('sent', 8), undefined]);
  const fresh = likes([like(9)], []);
  expect(joinLikes(loadedLikes, fresh)).toBe(fresh);
});

test('a fresh page of either list keeps the further pages of that list', () => {
  const sentPages = likes([like(9), like(8), like(7)], [like(5), like(4)], [createCursor('sent', 7)]);
  expect(joinLikes(sentPages, likes([like(9), like(8)], [like(5)], [createCursor('sent', 8)]))).toEqual(
    likes([like(9), like(8), like(7)], [like(5)], [createCursor('sent', 7)]),
  );
  const receivedPages = likes(
    [like(2)],
    [like(9), like(8), like(7)],
    [undefined, createCursor('received', 7)],
  );
  expect(
    joinLikes(receivedPages, likes([], [like(9), like(8)], [undefined, createCursor('received', 8)])),
  ).toEqual(likes([], [like(9), like(8), like(7)], [undefined, createCursor('received', 7)]));
});

test('the page of a cursor is added to its own list, in the order of time', () => {
  const [sentCursor, receivedCursor] = [createCursor('sent', 8), createCursor('received', 4)];
  const loadedLikes = likes([like(9), like(8)], [like(5), like(4)], [sentCursor, receivedCursor]);
  expect(withLikesPage(loadedLikes, sentCursor, likes([like(6), like(7)], [like(1)]))).toEqual(
    likes([like(9), like(8), like(7), like(6)], [like(5), like(4)], [undefined, receivedCursor]),
  );
  expect(withLikesPage(loadedLikes, receivedCursor, likes([like(1)], [like(3), like(2)]))).toEqual(
    likes([like(9), like(8)], [like(5), like(4), like(3), like(2)], [sentCursor, undefined]),
  );
  expect(withLikesPage(loadedLikes, createCursor('sent', 3), likes([like(2)], []))).toBe(loadedLikes);
});

test('likes that were found keep both cursors', () => {
  const cursors: [string, string] = [createCursor('sent', 8), createCursor('received', 4)];
  const loadedLikes = likes([like(8)], [like(4)], cursors);
  expect(withFoundLikes(loadedLikes, likes([like(9)], [like(5)]))).toEqual(
    likes([like(9), like(8)], [like(5), like(4)], cursors),
  );
});
