import { queryKeyOf } from '@meetcute/client';
import { calls } from '@meetcute/contract';
import { setFault } from '@meetcute/mocks';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { useChangeLike } from './useChangeLike.ts';
import { useLike } from './useLike.ts';
import { useLikesQuery } from './useLikes.ts';
import { useMutualLike } from './useMutualLike.ts';

const likesKey = queryKeyOf(calls.getLikes);

/** Opens a page with the like of a profile whose member already likes the viewer. */
async function pageWithAdmirer() {
  const world = memberWorld();
  const me = viewerOf(world).profile.id;
  const { profile } = [...world.members.values()].find((member) => member.profile.id !== me)!;
  world.likes = [{ from: profile.id, to: me, at: world.now().toISOString(), isNew: false }];
  const page = openPage(world);
  const hook = page.use(() => ({
    isKnown: useLikesQuery().isSuccess,
    ...useLike(profile),
    moment: useMutualLike(),
  }));
  await expect.poll(() => hook.current.isKnown).toBe(true);
  const readProfileId = () => hook.current.moment.profile?.id ?? null;
  const toggle = () => act(() => hook.current.toggle?.());
  return { ...page, world, hook, celebrated: readProfileId, toggle, me, other: profile.id };
}

test('returns the profile after a like is returned, until closed', async () => {
  const { celebrated, hook, other, toggle } = await pageWithAdmirer();
  expect(celebrated()).toBeNull();
  toggle();
  await expect.poll(celebrated).toBe(other);
  act(() => hook.current.moment.close());
  expect(celebrated()).toBeNull();
});

test('returns the profile for a like given before the likes are loaded', async () => {
  const { celebrated, hook, other, queryClient } = await pageWithAdmirer();
  queryClient.removeQueries({ queryKey: likesKey });
  act(() => hook.current.toggle?.());
  await expect.poll(celebrated).toBe(other);
});

test('returns nothing for a like that the server rejects', async () => {
  const { requestLines, celebrated, hook, toggle, world } = await pageWithAdmirer();
  setFault(world, 'likeProfile', { kind: 'error', code: 'forbidden' });
  toggle();
  await expect.poll(() => requestLines.filter((call) => call === 'GET /api/likes.php').length).toBe(2);
  await expect.poll(() => hook.current.isLiked).toBe(false);
  expect(celebrated()).toBeNull();
});

test('renders for a mutual like only', async () => {
  const world = memberWorld();
  world.likes = [];
  const page = openPage(world);
  const me = viewerOf(world).profile.id;
  const { profile } = [...world.members.values()].find((member) => member.profile.id !== me)!;
  const like = page.use(() => ({ isKnown: useLikesQuery().isSuccess, ...useLike(profile) }));
  await expect.poll(() => like.current.isKnown).toBe(true);
  let renderings = 0;
  const mutual = page.use(() => {
    renderings += 1;
    return useMutualLike();
  });
  const countBefore = renderings;
  act(() => like.current.toggle?.());
  await expect.poll(() => world.likes.length).toBe(1);
  await expect.poll(() => page.queryClient.isMutating()).toBe(0);
  expect(like.current.isLiked).toBe(true);
  expect(renderings).toBe(countBefore);
  world.likes.push({ from: profile.id, to: me, at: world.now().toISOString(), isNew: true });
  await act(() => page.queryClient.refetchQueries({ queryKey: likesKey }));
  await expect.poll(() => mutual.current.profile?.id).toBe(profile.id);
  expect(renderings).toBe(countBefore + 1);
});

test('returns nothing while the like is pending', async () => {
  const { celebrated, hook, toggle, world } = await pageWithAdmirer();
  setFault(world, 'likeProfile', { kind: 'hang' });
  toggle();
  await expect.poll(() => hook.current.isMutual).toBe(true);
  expect(celebrated()).toBeNull();
});

test('returns nothing after liking and unliking offline', async () => {
  const { requestLines, celebrated, hook, other, queryClient, use, world } = await pageWithAdmirer();
  for (const call of ['likeProfile', 'unlikeProfile', 'getLikes'] as const)
    setFault(world, call, { kind: 'offline' });
  const change = use(() => useChangeLike());
  act(() => {
    const { profile } = world.members.get(other)!;
    change.current(profile, true, () => undefined);
    change.current(profile, false, () => undefined);
  });
  await expect.poll(() => queryClient.isMutating()).toBe(0);
  expect(requestLines).toContain('DELETE /api/likes.php');
  await expect.poll(() => hook.current.isMutual).toBe(false);
  expect(celebrated()).toBeNull();
});

test('returns the profile when a liked member likes the viewer back', async () => {
  const { celebrated, other, me, queryClient, world } = await pageWithAdmirer();
  const time = world.now().toISOString();
  const theirs = world.likes;
  world.likes = [{ from: me, to: other, at: time, isNew: false }];
  await act(() => queryClient.refetchQueries({ queryKey: likesKey }));
  expect(celebrated()).toBeNull();
  world.likes = [...world.likes, ...theirs];
  await act(() => queryClient.refetchQueries({ queryKey: likesKey }));
  await expect.poll(celebrated).toBe(other);
});

test('returns nothing after the like is withdrawn or the likes are cleared', async () => {
  const { celebrated, other, queryClient, toggle } = await pageWithAdmirer();
  toggle();
  await expect.poll(celebrated).toBe(other);
  toggle();
  await expect.poll(celebrated).toBeNull();
  queryClient.removeQueries({ queryKey: likesKey });
  expect(celebrated()).toBeNull();
});
