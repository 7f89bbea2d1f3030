import { queryKeyOf } from '@meetcute/client';
import { calls, type Likes } from '@meetcute/contract';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLikesQuery } from '../likes/useLikes.ts';
import { memberWorld, openPage } from '../testing/openPage.tsx';
import { useCounts } from './useCounts.ts';

const likesKey = queryKeyOf(calls.getLikes);

test('re-renders for a received like, not for a like of the member’s own', async () => {
  const world = memberWorld();
  world.likes = [];
  const page = openPage(world);
  const likes = page.use(() => useLikesQuery().data);
  let drawn = 0;
  const counts = page.use(() => {
    drawn += 1;
    return useCounts();
  });
  await expect.poll(() => likes.current).toBeDefined();
  const [somebody] = [...world.members.values()];
  const entry = {
    ...somebody!.profile,
    like_new: true,
    did_like_profile: true,
    liked_at: world.now().toISOString(),
  };
  const change = (draw: (known: Likes) => Likes) =>
    act(() => void page.queryClient.setQueryData<Likes>(likesKey, (known) => known && draw(known)));
  const before = drawn;
  change((known) => ({ ...known, profiles: [{ ...entry, like_new: false }] }));
  // All readers of the likes are notified together.
  await expect.poll(() => likes.current?.profiles.length).toBe(1);
  expect(drawn).toBe(before);
  change((known) => ({ ...known, liked_by: [entry] }));
  await expect.poll(() => counts.current.newLikes).toBe(1);
  expect(counts.current.total).toBe(counts.current.unread + 1);
  expect(drawn).toBe(before + 1);
});
