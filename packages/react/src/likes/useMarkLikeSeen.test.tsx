import { setFault } from '@meetcute/mocks';
import { expect, test } from 'vitest';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { useLikes } from './useLikes.ts';
import { useMarkLikeSeen } from './useMarkLikeSeen.ts';

const SEEN = 'PUT /api/likes.php';

/** Opens the profile page of a member whose like the viewer has not seen. */
function pageOfAdmirer(prepare: (world: ReturnType<typeof memberWorld>) => void = () => undefined) {
  const world = memberWorld();
  const me = viewerOf(world).profile.id;
  const { profile } = [...world.members.values()].find((member) => member.profile.id !== me)!;
  world.likes = [{ from: profile.id, to: me, at: world.now().toISOString(), isNew: true }];
  prepare(world);
  const page = openPage(world);
  const likes = page.use(() => {
    useMarkLikeSeen(profile.id);
    return useLikes();
  });
  const asks = (call: string) => page.requestLines.filter((each) => each === call).length;
  return { world, asks, isNew: () => likes.current.liked_by[0]?.like_new };
}

test(
  'clears the new flag in the cache and on the server once, as soon as the like is loaded',
  { meta: { spec: ['likes.opening-clears-new-flag'] } },
  async () => {
    const { asks, isNew, world } = pageOfAdmirer();
    await expect.poll(isNew).toBe(false);
    await expect.poll(() => world.likes[0]?.isNew).toBe(false);
    expect(asks(SEEN)).toBe(1);
  },
);

test('restores the new flag after a failure and does not retry in a loop', async () => {
  const { asks, isNew, world } = pageOfAdmirer((initialWorld) =>
    setFault(initialWorld, 'markLikeSeen', { kind: 'error', code: 'conflict' }),
  );
  await expect.poll(() => asks('GET /api/likes.php')).toBe(2);
  await expect.poll(isNew).toBe(true);
  expect(world.likes[0]?.isNew).toBe(true);
  expect(asks(SEEN)).toBe(1);
});
