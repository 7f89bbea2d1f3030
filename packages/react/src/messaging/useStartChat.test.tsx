import { calls } from '@meetcute/contract';
import { setFault } from '@meetcute/mocks';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useBirthDatePrompt } from '../contact/useBirthDatePrompt.ts';
import { memberWorld, openPage, viewerOf } from '../testing/openPage.tsx';
import { useStartChat } from './useStartChat.ts';

/** A page on which a chat with somebody can be started. */
function startPage() {
  const world = memberWorld();
  const me = viewerOf(world).profile.id;
  const other = [...world.members.keys()].find((id) => id !== me)!;
  const page = openPage(world);
  const onStarted = vi.fn<(chatId: string) => void>();
  const hook = page.use(() => useStartChat(other, onStarted));
  return { ...page, world, me, other, onStarted, start: () => act(() => hook.current.start?.()) };
}

afterEach(cleanup);

test('the chat that the server has found or started is handed on, once', async () => {
  const { client, onStarted, other, start } = startPage();
  start();
  await expect.poll(() => onStarted.mock.calls.length).toBe(1);
  const { id } = await client.call(calls.startChat, { query: { profile: other } });
  expect(onStarted.mock.calls).toEqual([[id]]);
});

test('where none can be started nobody is led anywhere, and a notice says so', async () => {
  const { notices, onStarted, start, world } = startPage();
  setFault(world, 'startChat', { kind: 'error', code: 'server_error' });
  start();
  await expect.poll(() => notices().length).toBe(1);
  expect(notices()[0]?.kind).toBe('danger');
  expect(onStarted).not.toHaveBeenCalled();
});

test('with oneself there is nothing to start', () => {
  const { me, use } = startPage();
  expect(use(() => useStartChat(me, () => undefined)).current.start).toBeNull();
});

test('where the server misses the date of birth, it is asked for instead of a notice, and then the chat starts', async () => {
  const { notices, onStarted, other, use, world } = startPage();
  const { profile } = viewerOf(world);
  const born = profile.date_of_birth;
  for (const [id, { members }] of world.conversations)
    if (members.includes(other)) world.conversations.delete(id);
  profile.date_of_birth = null;
  const hook = use(() => ({ ...useStartChat(other, onStarted), ...useBirthDatePrompt() }));
  act(() => hook.current.start?.());
  await expect.poll(() => hook.current.isAsked).toBe(true);
  expect(hook.current.needsBirthDate).toBe(true);
  expect(notices()).toEqual([]);
  profile.date_of_birth = born;
  act(() => hook.current.onClose(true));
  await expect.poll(() => onStarted.mock.calls.length).toBe(1);
});
