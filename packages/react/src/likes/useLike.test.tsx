import { setFault, type Member } from '@meetcute/mocks';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useBirthDatePrompt } from '../contact/useBirthDatePrompt.ts';
import { memberWorld, openPage, viewerOf } from '../testing/openPage.tsx';
import { useChangeLike } from './useChangeLike.ts';
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

/** Liking and unliking somebody faster than the page is drawn, by one heart or by two. */
async function tapTwice(page: Awaited<ReturnType<typeof likePage>>, wanted: boolean, hearts: 1 | 2 = 1) {
  const { asked, other, queryClient, world } = page;
  const { profile } = world.members.get(other)!;
  const change = page.use(() => useChangeLike());
  const second = hearts === 1 ? change : page.use(() => useChangeLike());
  act(() => {
    change.current(profile, wanted, () => undefined);
    second.current(profile, !wanted, () => undefined);
  });
  await expect.poll(() => queryClient.isMutating()).toBe(0);
  return asked
    .filter((call) => call.endsWith('/likes.php') && !call.startsWith('GET'))
    .map((call) => call.split(' ')[0]);
}

test.each([
  { where: 'on the same heart', hearts: 1 },
  { where: 'on another heart of the page', hearts: 2 },
] as const)(
  'a like that is taken back $where before it was answered is taken back after its answer',
  async ({ hearts }) => {
    const page = await likePage();
    // The server takes it at the second try, which is late.
    setFault(page.world, 'likeProfile', { kind: 'error', code: 'unavailable', times: 1 });
    expect(await tapTwice(page, true, hearts)).toEqual(['POST', 'POST', 'DELETE']);
    expect(page.world.likes).toEqual([]);
    await expect.poll(() => page.like.current.isLiked).toBe(false);
  },
);

test('while the like of one is on its way, another one can be liked', async () => {
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
    what: 'nobody was liked, and neither was taken',
    wasLiked: false,
    lost: ['likeProfile', 'unlikeProfile'],
  },
  {
    what: 'somebody was liked, and neither was taken',
    wasLiked: true,
    lost: ['likeProfile', 'unlikeProfile'],
  },
  { what: 'the like was taken, its end was not', wasLiked: false, lost: ['unlikeProfile'] },
  { what: 'the end was taken, the like was not', wasLiked: true, lost: ['likeProfile'] },
] as const)(
  'two taps leave what the server confirmed last, also where it can tell no more: $what',
  async ({ wasLiked, lost }) => {
    const page = await likePage();
    const { like, me, other, queryClient, world } = page;
    if (wasLiked) {
      world.likes.push({ from: me, to: other, at: world.now().toISOString(), isNew: false });
      await act(() => queryClient.refetchQueries());
      await expect.poll(() => like.current.isLiked).toBe(true);
    }
    for (const call of [...lost, 'getLikes'] as const) setFault(world, call, offline);
    const sent = await tapTwice(page, !wasLiked);
    expect(sent).toEqual(wasLiked ? ['DELETE', 'POST'] : ['POST', 'DELETE']);
    const isConfirmed = world.likes.some(({ to }) => to === other);
    await expect.poll(() => like.current.isLiked).toBe(isConfirmed);
  },
);

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
  const like = page.use(() => ({ ...useLike(profile), ...useBirthDatePrompt() }));
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
