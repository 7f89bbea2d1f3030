import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { aLike } from '../testing.ts';
import {
  countNewLikes,
  isLiked,
  isLikesType,
  likesOf,
  newFirst,
  shownLikesTypes,
  noLikes,
  openLike,
  withLike,
  withoutLike,
} from './likes.ts';

const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

const likes = {
  profiles: [aLike('bob'), aLike('cleo')],
  liked_by: [aLike('ada'), aLike('bob', { did_like_profile: true }), aLike('dora', { like_new: true })],
};

test('new likes come first, and the others keep their order', { meta: { spec: ['likes.new-first'] } }, () => {
  expect(ids(likesOf(likes, 'received'))).toEqual(['dora', 'ada', 'bob']);
  fc.assert(
    fc.property(fc.array(fc.record({ at: fc.nat(), like_new: fc.boolean() })), (entries) => {
      const sortedEntries = newFirst(entries);
      expect(sortedEntries).toEqual(entries.toSorted((a, b) => Number(b.like_new) - Number(a.like_new)));
    }),
  );
});

test('keeps the order of the server where new likes do not come first', () => {
  expect(ids(likesOf(likes, 'received', false))).toEqual(['ada', 'bob', 'dora']);
});

test('a site without the tab of mutual likes shows two lists', () => {
  expect(shownLikesTypes({ likes: { mutualTab: false } })).toEqual(['received', 'sent']);
  for (const switches of [{}, { mutualTab: true }])
    expect(shownLikesTypes({ likes: switches })).toEqual(['received', 'sent', 'mutual']);
});

test('the three lists', () => {
  expect(ids(likesOf(likes, 'sent'))).toEqual(['bob', 'cleo']);
  expect(ids(likesOf(likes, 'mutual'))).toEqual(['bob']);
  expect([isLikesType('mutual'), isLikesType('m'), isLikesType('toString')]).toEqual([true, false, false]);
});

test(
  'toggles a like for each profile independently',
  { meta: { spec: ['likes.toggle-per-profile'] } },
  () => {
    const once = withLike(likes, aLike('ada'));
    expect(ids(once.profiles)).toEqual(['ada', 'bob', 'cleo']);
    expect(once.liked_by[0]?.did_like_profile).toBe(true);
    expect(withoutLike(once, 'ada')).toEqual(likes);
    const remainingLikes = withoutLike(likes, 'bob');
    expect([isLiked(remainingLikes, 'bob'), isLiked(remainingLikes, 'cleo')]).toEqual([false, true]);
    expect(ids(likesOf(remainingLikes, 'mutual'))).toEqual([]);
  },
);

test(
  'opening a received like clears its new mark',
  { meta: { spec: ['likes.opening-clears-new-flag'] } },
  () => {
    expect(countNewLikes(likes)).toBe(1);
    const openedLikes = openLike(likes, 'dora');
    expect(countNewLikes(openedLikes)).toBe(0);
    expect(ids(openedLikes.liked_by)).toEqual(ids(likes.liked_by));
    expect(openLike(noLikes, 'dora')).toEqual(noLikes);
  },
);
