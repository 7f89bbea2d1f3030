import { queryKeyOf } from '@meetcute/client';
import { calls, type ChatItem } from '@meetcute/contract';
import { READ_PAUSE_MS } from '@meetcute/core';
import { setFault } from '@meetcute/mocks';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatWith } from '../testing/fixtures.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { useMarkRead } from './useMarkRead.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Opens a conversation that is read up to the newest message in view. */
function readingPage(newest: string | undefined) {
  const world = memberWorld();
  const me = viewerOf(world).profile.id;
  const { id } = [...world.conversations.values()].find(({ members }) => members.includes(me))!;
  const { Page, queryClient, requests } = openPage(world);
  const key = queryKeyOf(calls.getChats);
  const list = (unreadCount: number) =>
    queryClient.setQueryData(key, { chats: [{ ...chatWith({}, unreadCount), conversation: { id } }] });
  list(3);
  const hook = renderHook((messageId: string | undefined) => useMarkRead(id, messageId), {
    wrapper: Page,
    initialProps: newest,
  });
  return {
    world,
    hook,
    list: (unreadCount: number) =>
      act(async () => {
        list(unreadCount);
        // The cache notifies its observers in a timer.
        await vi.advanceTimersByTimeAsync(1);
      }),
    setNewest: (messageId: string | undefined) => act(() => hook.rerender(messageId)),
    unread: () =>
      queryClient.getQueryData<{ chats: ChatItem[] }>(key)?.chats.map((chat) => chat.num_unread_messages),
    /** Read positions sent to the server, oldest first. */
    reported: () =>
      Promise.all(
        requests
          .filter(({ method }) => method === 'PUT')
          .map(async (request) => ((await request.clone().json()) as { read_until: string }).read_until),
      ),
    pause: () => act(() => vi.advanceTimersByTimeAsync(READ_PAUSE_MS)),
  };
}

test('reports a conversation as read on opening and sets its unread count to 0', async () => {
  const { reported, unread } = readingPage('7');
  await expect.poll(reported).toEqual(['7']);
  expect(unread()).toEqual([0]);
});

test('does not report new messages as read while older ones are in view', async () => {
  const { list, pause, setNewest, reported, unread } = readingPage('7');
  await expect.poll(reported).toEqual(['7']);
  setNewest(undefined);
  await list(1);
  await pause();
  expect(await reported()).toEqual(['7']);
  expect(unread()).toEqual([1]);
  setNewest('8');
  await expect.poll(reported).toEqual(['7', '8']);
  expect(unread()).toEqual([0]);
});

test('reports only the last of several quick messages', async () => {
  const { pause, setNewest, reported } = readingPage('7');
  await expect.poll(reported).toEqual(['7']);
  for (const newest of ['8', '9', '10']) setNewest(newest);
  expect(await reported()).toEqual(['7']);
  await pause();
  await expect.poll(reported).toEqual(['7', '10']);
  await pause();
  expect(await reported()).toEqual(['7', '10']);
});

test('sends a pending read position on unmount', async () => {
  const { hook, setNewest, reported } = readingPage('7');
  setNewest('8');
  hook.unmount();
  await expect.poll(reported).toEqual(['7', '8']);
});

test('resets an unread count that arrives after its message', async () => {
  const { list, reported, unread } = readingPage('7');
  await expect.poll(reported).toEqual(['7']);
  await list(1);
  expect(unread()).toEqual([0]);
  expect(await reported()).toEqual(['7']);
});

test('sends a failed read position again when the page becomes visible', async () => {
  const { pause, setNewest, reported, world } = readingPage(undefined);
  setFault(world, 'readMessages', { kind: 'error', code: 'server_error', times: 1 });
  setNewest('7');
  await expect.poll(reported).toEqual(['7']);
  await pause();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(reported).toEqual(['7', '7']);
});
