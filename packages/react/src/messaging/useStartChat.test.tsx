import { calls } from '@meetcute/contract';
import { setFault } from '@meetcute/mocks';
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useBirthDatePrompt } from '../contact/useBirthDatePrompt.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { useStartChat } from './useStartChat.ts';

/** Opens a page on which a chat with another member can be started. */
function startPage() {
  const world = memberWorld();
  const me = viewerOf(world).profile.id;
  const other = [...world.members.keys()].find((id) => id !== me)!;
  const page = openPage(world);
  const onStarted = vi.fn<(chatId: string) => void>();
  const hook = page.use(() => useStartChat(other, onStarted));
  return { ...page, world, me, other, onStarted, start: () => act(() => hook.current.start?.()) };
}

test('passes the id of the found or started chat to onStarted once', async () => {
  const { client, onStarted, other, start } = startPage();
  start();
  await expect.poll(() => onStarted.mock.calls.length).toBe(1);
  const { id } = await client.call(calls.startChat, { query: { profile: other } });
  expect(onStarted.mock.calls).toEqual([[id]]);
});

test('shows a notice and does not call onStarted when starting fails', async () => {
  const { notices, onStarted, start, world } = startPage();
  setFault(world, 'startChat', { kind: 'error', code: 'server_error' });
  start();
  await expect.poll(() => notices().length).toBe(1);
  expect(notices()[0]?.kind).toBe('danger');
  expect(onStarted).not.toHaveBeenCalled();
});

test('offers no chat with the member’s own profile', () => {
  const { me, use } = startPage();
  expect(use(() => useStartChat(me, () => undefined)).current.start).toBeNull();
});

test('asks for the date of birth instead of showing a notice, then starts the chat', async () => {
  const { notices, onStarted, other, use, world } = startPage();
  const { profile } = viewerOf(world);
  const birthDate = profile.date_of_birth;
  for (const [id, { members }] of world.conversations)
    if (members.includes(other)) world.conversations.delete(id);
  profile.date_of_birth = null;
  const hook = use(() => ({ ...useStartChat(other, onStarted), ...useBirthDatePrompt() }));
  act(() => hook.current.start?.());
  await expect.poll(() => hook.current.isAsked).toBe(true);
  expect(hook.current.needsBirthDate).toBe(true);
  expect(notices()).toEqual([]);
  profile.date_of_birth = birthDate;
  act(() => hook.current.onClose(true));
  await expect.poll(() => onStarted.mock.calls.length).toBe(1);
});
