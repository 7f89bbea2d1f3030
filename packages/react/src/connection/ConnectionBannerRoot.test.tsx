import { ApiError } from '@meetcute/client';
import { setFault } from '@meetcute/mocks';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useLiveSession } from '../live/useLiveSession.ts';
import { describeConformance, type MakePart } from '../testing/describe-conformance.tsx';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { ConnectionBannerRoot } from './ConnectionBannerRoot.tsx';
import { useConnection, type Connection } from './useConnection.ts';

const bannerOf =
  (connection: Connection): MakePart =>
  (props) => <ConnectionBannerRoot {...props} connection={connection} />;

describeConformance('ConnectionBannerRoot', bannerOf('online'), {
  tag: 'div',
  states: {
    'an online page': {
      make: bannerOf('online'),
      state: { connection: 'online' },
      data: { connection: 'online' },
    },
    'an offline page': {
      make: bannerOf('offline'),
      state: { connection: 'offline' },
      data: { connection: 'offline' },
    },
  },
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('ignores query results that did not come from the server', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { queryClient, use } = openPage(memberWorld());
  const hook = use(() => useConnection());
  expect(hook.current).toBe('offline');
  const ask = () =>
    queryClient.fetchQuery({ queryKey: ['kept'], queryFn: () => 'kept', networkMode: 'always' });
  await act(ask);
  expect(hook.current).toBe('offline');
  onLine.mockReturnValue(true);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(hook.current).toBe('back');
});

test('counts a request that failed before the banner was mounted', async () => {
  const { queryClient, use } = openPage(memberWorld());
  const ask = (queryFn: () => Promise<string>) =>
    queryClient.fetchQuery({ queryKey: ['ping'], queryFn }).catch(() => undefined);
  await ask(() => Promise.reject(new ApiError({ status: 0, code: 'network', message: '' })));
  const hook = use(() => useConnection());
  expect(hook.current).toBe('reconnecting');
  await act(() => ask(() => Promise.resolve('pong')));
  expect(hook.current).toBe('back');
});

test('shows reconnecting after a network failure, then back for four seconds after the next response', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { queryClient, use } = openPage(memberWorld());
  const hook = use(() => useConnection());
  const ask = (queryFn: () => Promise<string>) =>
    act(async () => {
      await queryClient.fetchQuery({ queryKey: ['ping'], queryFn, staleTime: 0 }).catch(() => undefined);
    });
  expect(hook.current).toBe('online');
  await ask(() => Promise.reject(new ApiError({ status: 500, code: 'server_error', message: '' })));
  expect(hook.current).toBe('online');
  await ask(() => Promise.reject(new ApiError({ status: 0, code: 'network', message: '' })));
  expect(hook.current).toBe('reconnecting');
  await ask(() => Promise.resolve('pong'));
  expect(hook.current).toBe('back');
  act(() => void vi.advanceTimersByTime(4000));
  expect(hook.current).toBe('online');
});

test('treats an event on the stream as a connection even if every request failed', async () => {
  const world = memberWorld();
  const { requestLines, queryClient, use } = openPage(world);
  for (const call of ['getUser', 'getChats', 'getLikes'] as const) setFault(world, call, { kind: 'offline' });
  const hook = use(() => {
    useLiveSession({ onLost: () => undefined, onLoggedOut: () => undefined });
    return useConnection();
  });
  await expect.poll(() => requestLines).toContain('GET /api/likes.php');
  await expect.poll(() => world.listeners.size).toBe(1);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await expect.poll(() => hook.current).toBe('reconnecting');
  const { id } = viewerOf(world).profile;
  const signal = { type: 'typing', data: { conversation: 'chat-1', profile: 'somebody' } } as const;
  // Repeated, because the polls that follow the opening of the stream may fail after the first event.
  const send = () => {
    for (const listener of world.listeners) listener(id, signal);
    return hook.current;
  };
  await expect.poll(send).toMatch(/back|online/);
});
