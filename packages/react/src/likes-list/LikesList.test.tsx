import { queryKeyOf } from '@meetcute/client';
import { calls, type LikeEntry } from '@meetcute/contract';
import type { LikesType } from '@meetcute/core';
import { setFault } from '@meetcute/mocks';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance, type MakePart } from '../testing/describe-conformance.tsx';
import { draw } from '../testing/draw.tsx';
import { profileWith } from '../testing/fixtures.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { LikesListItem } from './LikesListItem.tsx';
import { LikesListRoot } from './LikesListRoot.tsx';
import { useLikesList, type LikesListEntry } from './useLikesList.ts';

const listOf =
  (type: LikesType): MakePart =>
  (props) => <LikesListRoot {...props} list={{ type }} />;

describeConformance('LikesListRoot', listOf('received'), {
  tag: 'ul',
  states: {
    'received likes': {
      make: listOf('received'),
      state: { type: 'received' },
      data: { type: 'received' },
    },
    'sent likes': { make: listOf('sent'), state: { type: 'sent' }, data: { type: 'sent' } },
  },
});

const profile: LikeEntry = {
  ...profileWith(),
  like_new: false,
  did_like_profile: false,
  liked_at: '2026-11-20T12:00:00.000Z',
};

const plain = { isNew: false, isMutual: false };

const itemOf =
  (changes: Partial<LikesListEntry>): MakePart =>
  (props) => <LikesListItem {...props} entry={{ profile, ...plain, ...changes }} />;

describeConformance('LikesListItem', itemOf({}), {
  tag: 'li',
  states: {
    'a like that was seen': { make: itemOf({}), state: plain, data: {} },
    'a new like': { make: itemOf({ isNew: true }), state: { ...plain, isNew: true }, data: { new: 'true' } },
    'a like that was returned': {
      make: itemOf({ isMutual: true }),
      state: { ...plain, isMutual: true },
      data: { mutual: 'true' },
    },
  },
});

test.each([
  ['received', 'Received'],
  ['sent', 'Sent'],
  ['mutual', 'Mutual'],
] as const)('names the list of %s likes', (type, name) => {
  const list = draw(listOf(type)({}));
  expect([list.role, list.ariaLabel]).toEqual(['list', name]);
});

/** World in which ada and bob like the viewer, bob's like is new, and the viewer likes ada and cleo. */
function likesWorld() {
  const world = memberWorld();
  const viewerId = viewerOf(world).profile.id;
  const [ada, bob, cleo] = [...world.members.keys()].filter((id) => id !== viewerId) as [
    string,
    string,
    string,
  ];
  const time = world.now().toISOString();
  world.likes = [
    { from: ada, to: viewerId, at: time, isNew: false },
    { from: bob, to: viewerId, at: time, isNew: true },
    { from: viewerId, to: ada, at: time, isNew: true },
    { from: viewerId, to: cleo, at: time, isNew: true },
  ];
  return { world, ada, bob, cleo };
}

const summarize = ({ profile: { id }, isNew, isMutual }: LikesListEntry) => ({ id, isNew, isMutual });

test(
  'lists new received likes first and marks new and mutual ones',
  { meta: { spec: ['likes.new-first'] } },
  async () => {
    const { world, ada, bob, cleo } = likesWorld();
    const page = openPage(world);
    const lists = page.use(() => ({ received: useLikesList('received'), sent: useLikesList('sent') }));
    expect(lists.current.received).toMatchObject({ isPending: true, isEmpty: false, entries: [] });
    await expect
      .poll(() => lists.current.received.entries.map(summarize))
      .toEqual([
        { id: bob, isNew: true, isMutual: false },
        { id: ada, isNew: false, isMutual: true },
      ]);
    expect(lists.current.sent.entries.map(summarize)).toEqual([
      { id: ada, isNew: false, isMutual: true },
      { id: cleo, isNew: false, isMutual: false },
    ]);
  },
);

test('returns retry instead of an empty list when the likes fail to load', async () => {
  const { world } = likesWorld();
  world.likes = [];
  setFault(world, 'getLikes', { kind: 'error', code: 'server_error', times: 1 });
  const list = openPage(world).use(() => useLikesList('mutual'));
  await expect.poll(() => list.current.retry).not.toBeNull();
  expect(list.current.isEmpty).toBe(false);
  act(() => list.current.retry?.());
  await expect.poll(() => list.current.isEmpty).toBe(true);
  expect(list.current.retry).toBeNull();
});

test('is neither pending nor empty for a visitor', () => {
  const { world } = likesWorld();
  const page = openPage(world);
  page.queryClient.setQueryData(queryKeyOf(calls.getUser), null);
  const list = page.use(() => useLikesList('received'));
  expect(list.current).toMatchObject({ isPending: false, isEmpty: false, entries: [], retry: null });
  expect(page.requestLines).toEqual([]);
});

test('is pending until the viewer is known', async () => {
  const { world } = likesWorld();
  const page = openPage(world);
  page.queryClient.removeQueries({ queryKey: queryKeyOf(calls.getUser) });
  const list = page.use(() => useLikesList('received'));
  expect(list.current).toMatchObject({ isPending: true, entries: [] });
  await expect.poll(() => list.current).toMatchObject({ isPending: false, isEmpty: false });
});
