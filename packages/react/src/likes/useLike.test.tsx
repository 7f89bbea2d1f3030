import { setFault, type Like, type Member } from '@meetcute/mocks';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useBirthDatePrompt } from '../contact/useBirthDatePrompt.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { useChangeLike } from './useChangeLike.ts';
import { useLike } from './useLike.ts';
import { useLikesQuery } from './useLikes.ts';

const LIKES = 'GET /api/likes.php';

/** Opens a page that can toggle the like of a profile that is not liked yet. */
async function likePage(
  prepare: (likes: Like[], ids: { from: string; to: string }) => void = () => undefined,
) {
  const world = memberWorld();
  world.likes = [];
  const me = viewerOf(world).profile.id;
  const [{ profile }, { profile: another }] = [...world.members.values()].filter(
    (member) => member.profile.id !== me,
  ) as [Member, Member];
  prepare(world.likes, { from: profile.id, to: me });
  const page = openPage(world);
  const asks = (call: string) => page.requestLines.filter((each) => each === call).length;
  const like = page.use(() => ({
    isKnown: useLikesQuery().isSuccess,
    ...useLike(profile),
    ...useBirthDatePrompt(),
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

test(
  'refetches the likes after liking and after unliking',
  { meta: { spec: ['likes.reloaded-after-toggle'] } },
  async () => {
    const { requestLines, asks, like, toggle } = await likePage();
    expect(asks(LIKES)).toBe(1);
    toggle();
    await expect.poll(() => asks(LIKES)).toBe(2);
    expect(requestLines.at(-1)).toBe(LIKES);
    await expect.poll(() => like.current.isLiked).toBe(true);
    toggle();
    await expect.poll(() => asks(LIKES)).toBe(3);
    await expect.poll(() => like.current.isLiked).toBe(false);
  },
);

test('shows a mutual like from the refetched likes', async () => {
  const { like, me, other, toggle, world } = await likePage();
  world.likes.push({ from: other, to: me, at: world.now().toISOString(), isNew: true });
  toggle();
  await expect.poll(() => like.current.isMutual).toBe(true);
});

test('liking back clears the new flag of the received like, here and on the server', async () => {
  const { asks, like, me, other, toggle, world } = await likePage((likes, { from, to }) => {
    likes.push({ from, to, at: new Date().toISOString(), isNew: true });
  });
  expect(me).not.toBe(other);
  toggle();
  await expect.poll(() => world.likes.find(({ from }) => from === other)?.isNew).toBe(false);
  await expect.poll(() => like.current.isMutual).toBe(true);
  expect(asks('PUT /api/likes.php')).toBe(1);
});

test('reverts a failed like and refetches the likes', async () => {
  const { asks, like, toggle, world } = await likePage();
  setFault(world, 'likeProfile', { kind: 'error', code: 'forbidden' });
  toggle();
  await expect.poll(() => asks(LIKES)).toBe(2);
  await expect.poll(() => like.current.isLiked).toBe(false);
});

test('shows a like before the server responds', async () => {
  const { like, toggle, world } = await likePage();
  setFault(world, 'likeProfile', { kind: 'hang' });
  toggle();
  await expect.poll(() => like.current.isLiked).toBe(true);
});

/** Changes a like twice before the page re-renders, with one button or with two. Resolves to the methods sent. */
async function tapTwice(page: Awaited<ReturnType<typeof likePage>>, isLiked: boolean, buttons: 1 | 2 = 1) {
  const { requestLines, other, queryClient, world } = page;
  const { profile } = world.members.get(other)!;
  const change = page.use(() => useChangeLike());
  const second = buttons === 1 ? change : page.use(() => useChangeLike());
  act(() => {
    change.current(profile, isLiked, () => undefined);
    second.current(profile, !isLiked, () => undefined);
  });
  await expect.poll(() => queryClient.isMutating()).toBe(0);
  return requestLines
    .filter((call) => call.endsWith('/likes.php') && !call.startsWith('GET'))
    .map((call) => call.split(' ')[0]);
}

test.each([
  { where: 'on the same button', buttons: 1 },
  { where: 'on another button of the page', buttons: 2 },
] as const)('sends an unlike $where after the pending like', async ({ buttons }) => {
  const page = await likePage();
  // The like succeeds only at the second attempt, so the response is late.
  setFault(page.world, 'likeProfile', { kind: 'error', code: 'unavailable', times: 1 });
  expect(await tapTwice(page, true, buttons)).toEqual(['POST', 'POST', 'DELETE']);
  expect(page.world.likes).toEqual([]);
  await expect.poll(() => page.like.current.isLiked).toBe(false);
});

test('sends a like of another profile while one is pending', async () => {
  const { like, toggle, use, world, another, me } = await likePage();
  const second = use(() => useLike(another));
  setFault(world, 'likeProfile', { kind: 'hang', times: 1 });
  toggle();
  await expect.poll(() => like.current.isLiked).toBe(true);
  act(() => second.current.toggle?.());
  await expect.poll(() => world.likes).toMatchObject([{ from: me, to: another.id }]);
});

const offline = { kind: 'offline' } as const;

test.each([
  {
    what: 'not liked before, like and unlike fail',
    wasLiked: false,
    lost: ['likeProfile', 'unlikeProfile'],
  },
  {
    what: 'liked before, unlike and like fail',
    wasLiked: true,
    lost: ['likeProfile', 'unlikeProfile'],
  },
  { what: 'not liked before, only the unlike fails', wasLiked: false, lost: ['unlikeProfile'] },
  { what: 'liked before, only the like fails', wasLiked: true, lost: ['likeProfile'] },
] as const)('two taps end in the state that the server last confirmed: $what', async ({ wasLiked, lost }) => {
  const page = await likePage();
  const { like, me, other, queryClient, world } = page;
  if (wasLiked) {
    world.likes.push({ from: me, to: other, at: world.now().toISOString(), isNew: false });
    await act(() => queryClient.refetchQueries());
    await expect.poll(() => like.current.isLiked).toBe(true);
  }
  for (const call of [...lost, 'getLikes'] as const) setFault(world, call, offline);
  const sentMethods = await tapTwice(page, !wasLiked);
  expect(sentMethods).toEqual(wasLiked ? ['DELETE', 'POST'] : ['POST', 'DELETE']);
  const isConfirmed = world.likes.some(({ to }) => to === other);
  await expect.poll(() => like.current.isLiked).toBe(isConfirmed);
});

test('does not refetch the likes while a like is pending', async () => {
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

test('prompts for a missing date of birth and then sends the like', async () => {
  const world = memberWorld();
  const { profile: ownProfile } = viewerOf(world);
  const birthDate = ownProfile.date_of_birth;
  ownProfile.date_of_birth = null;
  const { profile } = [...world.members.values()].find((member) => member.profile.id !== ownProfile.id)!;
  world.likes = [];
  const page = openPage(world);
  const like = page.use(() => ({ ...useLike(profile), ...useBirthDatePrompt() }));
  act(() => like.current.toggle?.());
  expect(like.current).toMatchObject({ isAsked: true, isLiked: false });
  expect(page.requestLines).not.toContain('POST /api/likes.php');
  act(() => like.current.onClose(false));
  expect(like.current.isAsked).toBe(false);
  act(() => like.current.toggle?.());
  ownProfile.date_of_birth = birthDate;
  act(() => like.current.onClose(true));
  await expect.poll(() => world.likes.length).toBe(1);
  expect(like.current.isLiked).toBe(true);
});

test('reverts the like and prompts when only the server misses the date of birth', async () => {
  const { like, toggle, world } = await likePage();
  const { profile } = viewerOf(world);
  const birthDate = profile.date_of_birth;
  profile.date_of_birth = null;
  toggle();
  await expect.poll(() => like.current.isAsked).toBe(true);
  expect(like.current.isLiked).toBe(false);
  profile.date_of_birth = birthDate;
  act(() => like.current.onClose(true));
  await expect.poll(() => world.likes.length).toBe(1);
});
