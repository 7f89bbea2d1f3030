import type { Likes } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { aLike } from '../testing.ts';
import { nextMutualLikes, noMutualLikes } from './mutual.ts';

const likes = (sent: readonly string[], received: readonly string[]): Likes => ({
  profiles: sent.map((id) => aLike(id)),
  liked_by: received.map((id) => aLike(id)),
});

/** Ids of who is celebrated after each of several states of the likes. */
const celebrated = (...states: readonly Likes[]) => {
  let news = noMutualLikes;
  return states.map((state) => {
    news = nextMutualLikes(news, state);
    return news.latest?.id ?? null;
  });
};

test('mutual likes that a page finds are no news', () => {
  expect(celebrated(likes(['ada'], ['ada']))).toEqual([null]);
});

test('a like that is returned is news, whoever came second', () => {
  expect(celebrated(likes([], ['ada']), likes(['ada'], ['ada']))).toEqual([null, 'ada']);
  expect(celebrated(likes(['ada'], []), likes(['ada'], ['ada']))).toEqual([null, 'ada']);
});

test('it stays news while it is mutual, and a newer one takes its place', () => {
  const one = likes(['ada'], ['ada', 'bob']);
  expect(celebrated(likes([], ['ada', 'bob']), one, one, likes(['bob', 'ada'], ['ada', 'bob']))).toEqual([
    null,
    'ada',
    'ada',
    'bob',
  ]);
});

test('a like that is taken back is celebrated no more, also when it is given again', () => {
  const apart = likes([], ['ada']);
  const both = likes(['ada'], ['ada']);
  expect(celebrated(apart, both, apart, both)).toEqual([null, 'ada', null, null]);
});

test('who was liked here before the page knew of any likes is news', () => {
  const { known, latest } = nextMutualLikes(
    noMutualLikes,
    likes(['ada', 'bob'], ['ada', 'bob']),
    new Set(['ada']),
  );
  expect([latest?.id, [...(known ?? [])].toSorted()]).toEqual(['ada', ['ada', 'bob']]);
});
