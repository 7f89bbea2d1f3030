import { setFault, type Member } from '@meetcute/mocks';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAskedBirthDate } from '../contact/useAskedBirthDate.ts';
import { memberWorld, openPage, viewerOf } from '../testing/openPage.tsx';
import { useLike } from './useLike.ts';
import { useLikesQuery } from './useLikes.ts';

const LIKES = 'GET /api/likes.php';

/** A page on which the like of somebody who is not liked yet can be toggled. */
async function likePage() {
  const world = memberWorld();
  world.likes = [];
  const me = viewerOf(world).profile.id;
  const [{ profile }, { profile: another }] = [...world.members.values()].filter(
    (member) => member.profile.id !== me,
  ) as [Member, Member];
  const page = openPage(world);
  const asks = (call: string) => page.asked.filter((each) => each === call).length;
  const like = page.use(() => ({
    isKnown: useLikesQuery().isSuccess,
    ...useLike(profile),
    ...useAskedBirthDate(),
  }));
  await expect.poll(() => like.current.isKnown).toBe(true);
  const toggle = () => act(() => like.current.toggle?.());
  return {
    ...page,
    world,
    like,
    asks,
    me,
    another,
    other: profile.id,
    toggle,
  };
}

afterEach(cleanup);

test(
  'giving and withdrawing a like each fetch the likes anew',
  { meta: { spec: ['likes.reloaded-after-toggle'] } },
  async () => {
    const { asked, asks, like, toggle } = await likePage();
    expect(asks(LIKES)).toBe(1);
    toggle();
    await expect.poll(() => asks(LIKES)).toBe(2);
    expect(asked.at(-1)).toBe(LIKES);
    await expect.poll(() => like.current.isLiked).toBe(true);
    toggle();
    await expect.poll(() => asks(LIKES)).toBe(3);
    await expect.poll(() => like.current.isLiked).toBe(false);
  },
);

test('what the fetched likes say of the other one is shown', async () => {
  const { like, me, other, toggle, world } = await likePage();
  world.likes.push({ from: other, to: me, at: world.now().toISOString(), isNew: true });
  toggle();
  await expect.poll(() => like.current.isMutual).toBe(true);
});

test('a like that fails is taken back, and the likes are fetched anew all the same', async () => {
  const { asks, like, toggle, world } = await likePage();
  setFault(world, 'likeProfile', { kind: 'error', code: 'forbidden' });
  toggle();
  await expect.poll(() => asks(LIKES)).toBe(2);
  await expect.poll(() => like.current.isLiked).toBe(false);
});

test('a like shows before the server has answered', async () => {
  const { like, toggle, world } = await likePage();
  setFault(world, 'likeProfile', { kind: 'hang' });
  toggle();
  await expect.poll(() => like.current.isLiked).toBe(true);
});

test('who takes a like back while it is being sent takes it back after it was sent', async () => {
  const { asked, like, toggle, world } = await likePage();
  setFault(world, 'likeProfile', { kind: 'hang' });
  toggle();
  await expect.poll(() => asked).toContain('POST /api/likes.php');
  await expect.poll(() => like.current.isLiked).toBe(true);
  toggle();
  await expect.poll(() => like.current.isLiked).toBe(false);
  expect(asked).not.toContain('DELETE /api/likes.php');
});

test('while a like is under way the likes are not loaded again without it', async () => {
  const { asks, like, toggle, use, world, another } = await likePage();
  const second = use(() => useLike(another));
  setFault(world, 'likeProfile', { kind: 'hang', times: 1 });
  toggle();
  await expect.poll(() => asks('POST /api/likes.php')).toBe(1);
  act(() => second.current.toggle?.());
  await expect.poll(() => world.likes.length).toBe(1);
  await expect.poll(() => second.current.isLiked).toBe(true);
  expect([like.current.isLiked, asks(LIKES)]).toEqual([true, 1]);
});

test('who has given no date of birth is asked for it, and the like is given with the answer', async () => {
  const world = memberWorld();
  const { profile: own } = viewerOf(world);
  const born = own.date_of_birth;
  own.date_of_birth = null;
  const { profile } = [...world.members.values()].find((member) => member.profile.id !== own.id)!;
  world.likes = [];
  const page = openPage(world);
  const like = page.use(() => ({ ...useLike(profile), ...useAskedBirthDate() }));
  act(() => like.current.toggle?.());
  expect(like.current).toMatchObject({ isAsked: true, isLiked: false });
  expect(page.asked).not.toContain('POST /api/likes.php');
  act(() => like.current.onClose(false));
  expect(like.current.isAsked).toBe(false);
  act(() => like.current.toggle?.());
  own.date_of_birth = born;
  act(() => like.current.onClose(true));
  await expect.poll(() => world.likes.length).toBe(1);
  expect(like.current.isLiked).toBe(true);
});

test('where only the server misses the date of birth, the like is taken back and the date asked for', async () => {
  const { like, toggle, world } = await likePage();
  const { profile } = viewerOf(world);
  const born = profile.date_of_birth;
  profile.date_of_birth = null;
  toggle();
  await expect.poll(() => like.current.isAsked).toBe(true);
  expect(like.current.isLiked).toBe(false);
  profile.date_of_birth = born;
  act(() => like.current.onClose(true));
  await expect.poll(() => world.likes.length).toBe(1);
});
