import { queryKeyOf } from '@meetcute/client';
import { calls, type ChatItem, type LikeEntry } from '@meetcute/contract';
import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { memberWorld, openPage } from '../testing/openPage.tsx';
import { useAppBadge } from './useAppBadge.ts';

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
    const show = (unread: number[], liked: boolean[], sent = [...liked, true, true]) =>
      act(() => {
        const chats = unread.map((num_unread_messages) => ({ num_unread_messages }) as ChatItem);
        const likesOf = (news: boolean[]) => news.map((like_new) => ({ like_new }) as LikeEntry);
        queryClient.setQueryData(queryKeyOf(calls.getChats), { chats });
        queryClient.setQueryData(queryKeyOf(calls.getLikes), {
          profiles: likesOf(sent),
          liked_by: likesOf(liked),
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
