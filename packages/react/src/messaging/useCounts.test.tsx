import { queryKeyOf } from '@meetcute/client';
import { calls, type Likes, type ChatItem, type LikeEntry } from '@meetcute/contract';
import { act } from '@testing-library/react';
import { expect, test, afterEach, vi } from 'vitest';
import { useLikesQuery } from '../likes/useLikes.ts';
import { memberWorld, openPage } from '../testing/open-page.tsx';
import { useCounts, useAppBadge } from './useCounts.ts';

const likesKey = queryKeyOf(calls.getLikes);

test('re-renders for a received like, not for a like of the member’s own', async () => {
  const world = memberWorld();
  world.likes = [];
  const page = openPage(world);
  const likes = page.use(() => useLikesQuery().data);
  let renderCount = 0;
  const counts = page.use(() => {
    renderCount += 1;
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
  const change = (draw: (likes: Likes) => Likes) =>
    act(
      () =>
        void page.queryClient.setQueryData<Likes>(
          likesKey,
          (cachedLikes) => cachedLikes && draw(cachedLikes),
        ),
    );
  const countBefore = renderCount;
  change((cachedLikes) => ({ ...cachedLikes, profiles: [{ ...entry, like_new: false }] }));
  // All readers of the likes are notified together.
  await expect.poll(() => likes.current?.profiles.length).toBe(1);
  expect(renderCount).toBe(countBefore);
  change((cachedLikes) => ({ ...cachedLikes, liked_by: [entry] }));
  await expect.poll(() => counts.current.newLikes).toBe(1);
  expect(counts.current.total).toBe(counts.current.unread + 1);
  expect(renderCount).toBe(countBefore + 1);
});

const setAppBadge = vi.fn<Navigator['setAppBadge']>(async () => undefined);
const clearAppBadge = vi.fn<Navigator['clearAppBadge']>(async () => undefined);

afterEach(() => {
  for (const name of ['setAppBadge', 'clearAppBadge']) Reflect.deleteProperty(navigator, name);
});

test(
  'sets the badge of the app to unread messages plus new likes, and clears it at 0',
  { meta: { spec: ['badge.total-unread-plus-new-likes'] } },
  async () => {
    Object.assign(navigator, { setAppBadge, clearAppBadge });
    const { queryClient, use } = openPage(memberWorld());
    use(useAppBadge);
    expect(clearAppBadge).toHaveBeenCalledOnce();
    // Likes of the member's own never count, so they are new in another number.
    const show = (
      unreadCounts: number[],
      receivedLikes: boolean[],
      sentLikes = [...receivedLikes, true, true],
    ) =>
      act(() => {
        const chats = unreadCounts.map((num_unread_messages) => ({ num_unread_messages }) as ChatItem);
        const likesOf = (news: boolean[]) => news.map((like_new) => ({ like_new }) as LikeEntry);
        queryClient.setQueryData(queryKeyOf(calls.getChats), { chats });
        queryClient.setQueryData(queryKeyOf(calls.getLikes), {
          profiles: likesOf(sentLikes),
          liked_by: likesOf(receivedLikes),
        });
      });
    show([2, 0, 3], [true, false, true]);
    await expect.poll(() => setAppBadge.mock.lastCall).toEqual([7]);
    show([0, 0, 3], [false, false, true]);
    await expect.poll(() => setAppBadge.mock.lastCall).toEqual([4]);
    show([0, 0, 0], [false, false, false]);
    await expect.poll(() => clearAppBadge.mock.calls.length).toBe(2);
  },
);
