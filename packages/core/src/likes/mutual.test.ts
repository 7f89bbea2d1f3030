import type { Likes } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { aLike } from '../testing.ts';
import { nextMutualLikes, noMutualLikes } from './mutual.ts';

const likes = (sentIds: readonly string[], receivedIds: readonly string[]): Likes => ({
  profiles: sentIds.map((id) => aLike(id)),
  liked_by: receivedIds.map((id) => aLike(id, { did_like_profile: sentIds.includes(id) })),
});

/** Returns the id of the latest new mutual like after each state of the likes. */
const readLatestIds = (...states: readonly Likes[]) => {
  let news = noMutualLikes;
  return states.map((state) => {
    news = nextMutualLikes(news, state);
    return news.latest?.id ?? null;
  });
};

test('mutual likes of the first load are not new', () => {
  expect(readLatestIds(likes(['ada'], ['ada']))).toEqual([null]);
});

test('a returned like is new, whoever liked second', () => {
  expect(readLatestIds(likes([], ['ada']), likes(['ada'], ['ada']))).toEqual([null, 'ada']);
  expect(readLatestIds(likes(['ada'], []), likes(['ada'], ['ada']))).toEqual([null, 'ada']);
});

test('a like stays latest while it is mutual, until a newer one replaces it', () => {
  const one = likes(['ada'], ['ada', 'bob']);
  expect(readLatestIds(likes([], ['ada', 'bob']), one, one, likes(['bob', 'ada'], ['ada', 'bob']))).toEqual([
    null,
    'ada',
    'ada',
    'bob',
  ]);
});

test('a withdrawn like is not latest, and liking again does not make it new', () => {
  const apart = likes([], ['ada']);
  const both = likes(['ada'], ['ada']);
  expect(readLatestIds(apart, both, apart, both)).toEqual([null, 'ada', null, null]);
});

test('a like given on this page before the first load is new', () => {
  const { knownIds, latest } = nextMutualLikes(
    noMutualLikes,
    likes(['ada', 'bob'], ['ada', 'bob']),
    new Set(['ada']),
  );
  expect([latest?.id, [...(knownIds ?? [])].toSorted()]).toEqual(['ada', ['ada', 'bob']]);
});

test('a mutual like on a page that is loaded later is not new', () => {
  const old = { liked_at: '2020-01-01T00:00:00.000Z' };
  const first = likes(['ada'], ['bob']);
  const later: Likes = {
    profiles: [...first.profiles, aLike('cleo', old)],
    liked_by: [...first.liked_by, aLike('cleo', { ...old, did_like_profile: true })],
  };
  expect(readLatestIds(first, later)).toEqual([null, null]);
});
