import { setFault } from '@meetcute/mocks';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { useConversationPane } from './useConversationPane.ts';
import { useSafetyTip } from './useSafetyTip.ts';

/** Opens a conversation in which only the other member has written. */
function newConversation() {
  const world = memberWorld();
  const me = viewerOf(world).profile.id;
  const conversation = [...world.conversations.values()].find(({ members }) => members.includes(me))!;
  conversation.messages = conversation.messages.filter(({ sender }) => sender !== me);
  const page = openPage(world);
  const open = () =>
    page.use(() => {
      const pane = useConversationPane(conversation.id);
      return { status: pane.status, sending: pane.sending, tip: useSafetyTip(pane) };
    });
  return { world, open };
}

test('gives a safety tip once the conversation has loaded', async () => {
  const hooks = newConversation().open();
  expect(hooks.current.tip).toBeNull();
  await expect.poll(() => hooks.current.status).toBe('ready');
  expect(hooks.current.tip).not.toBeNull();
});

test('gives no safety tip while the first message is pending, or after it failed', async () => {
  const { world, open } = newConversation();
  setFault(world, 'sendMessage', { kind: 'error', code: 'not_found' });
  const hooks = open();
  await expect.poll(() => hooks.current.tip).not.toBeNull();
  act(() => hooks.current.sending.send('Hello'));
  expect(hooks.current.tip).toBeNull();
  await expect.poll(() => hooks.current.sending.pending.map(({ state }) => state)).toEqual(['failed']);
  expect(hooks.current.tip).toBeNull();
});

test('keeps a dismissed safety tip away when the conversation is opened again', async () => {
  const { open } = newConversation();
  const hooks = open();
  await expect.poll(() => hooks.current.tip).not.toBeNull();
  act(() => hooks.current.tip?.onDismiss());
  expect(hooks.current.tip).toBeNull();
  const again = open();
  await expect.poll(() => again.current.status).toBe('ready');
  expect(again.current.tip).toBeNull();
});
