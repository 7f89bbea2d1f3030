import { queryKeyOf } from '@meetcute/client';
import { calls, type User } from '@meetcute/contract';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberWorld, openPage } from '../testing/open-page.tsx';
import { useIsLoggedIn, useViewer } from './useViewer.ts';

const userKey = queryKeyOf(calls.getUser);

test('loads the user once for all components, with one observer', async () => {
  const page = openPage(memberWorld());
  const [viewer, isLoggedIn] = [page.use(() => useViewer()), page.use(() => useIsLoggedIn())];
  await expect.poll(() => viewer.current?.profile.id).toBeDefined();
  expect(isLoggedIn.current).toBe(true);
  const query = page.queryClient.getQueryCache().find({ queryKey: userKey });
  expect(query?.getObserversCount()).toBe(1);
});

test('other data of the user renders nothing that asks only whether a member is logged in', async () => {
  const page = openPage(memberWorld());
  let renderCount = 0;
  const viewer = page.use(() => useViewer());
  const isLoggedIn = page.use(() => {
    renderCount += 1;
    return useIsLoggedIn();
  });
  await expect.poll(() => isLoggedIn.current).toBe(true);
  const countBefore = renderCount;
  page.queryClient.setQueryData<User>(userKey, (user) => user && { ...user, credits: user.credits + 7 });
  const credits = page.queryClient.getQueryData<User>(userKey)?.credits;
  await expect.poll(() => viewer.current?.credits).toBe(credits);
  expect(renderCount).toBe(countBefore);
});

test('a log-in renders what else shows the member after the next paint', async () => {
  const page = openPage(memberWorld());
  const user = page.queryClient.getQueryData<User>(userKey);
  page.queryClient.setQueryData(userKey, null);
  const isLoggedIn = page.use(() => useIsLoggedIn());
  page.queryClient.setQueryData(userKey, user);
  // Timers of this task, in which observers of the cache are notified.
  await new Promise((resolve) => setTimeout(resolve));
  expect(isLoggedIn.current).toBe(false);
  await expect.poll(() => isLoggedIn.current).toBe(true);
});

test('a user whom the cache has dropped is loaded again', async () => {
  const page = openPage(memberWorld());
  const { result, unmount } = renderHook(() => useViewer(), { wrapper: page.Page });
  await expect.poll(() => result.current?.profile.id).toBeDefined();
  unmount();
  page.queryClient.clear();
  const again = page.use(() => useViewer());
  await expect.poll(() => again.current?.profile.id).toBeDefined();
});
