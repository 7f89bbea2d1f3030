/** The offer of push after a first message. */
import { href } from '@meetcute/core';
import { browserPush, createPersistentStore, persistentKey, type PushPort } from '@meetcute/react';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { conversationWithMarit } from '../../testing/conversation.ts';
import { viewerOf } from '../../testing/faults/row.ts';
import { closeSites, openSite, testTexts } from '../../testing/open-site.tsx';

const CHAT = 'chat-of-the-offer';
const t = testTexts.t.bind(testTexts);

afterEach(closeSites);

/** Opens the conversation of a member who skipped push, in a browser that refuses it, and waits for the offer. */
async function openOffer() {
  const world = conversationWithMarit(CHAT);
  const { id } = viewerOf(world).profile;
  for (const message of world.conversations.get(CHAT)!.messages) message.sender = id;
  world.settings.push_pub = 'BPublicKeyOfTheSite';
  const localStore = createPersistentStore({ storage: () => undefined });
  const key = persistentKey(id, 'push-later');
  localStore.write(key, 'true');
  let permission: NotificationPermission = 'default';
  const push: PushPort = {
    ...browserPush,
    isCapable: () => true,
    permission: () => permission,
    current: async () => null,
    listen: () => () => undefined,
    ask: async () => (permission = 'denied'),
  };
  const { router } = await openSite(world, `/chats/${CHAT}`, { localStore, ports: { push } });
  await screen.findByRole('heading', { name: t('app:pushLater.title') });
  return { router, isKept: () => localStore.view(key) };
}

test('the offer of push ends when the member leaves the conversation without an answer', async () => {
  const { router, isKept } = await openOffer();
  expect(isKept()).toBe('true');
  await router.navigate(href('likes'));
  await expect.poll(isKept).toBe('false');
});

test('the offer of push says that the browser refuses it, and keeps the focus on its button', async () => {
  await openOffer();
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: t('app:pushLater.accept') }));
  expect(await screen.findByText(t('app:pushLater.denied'))).toBeInTheDocument();
  // After a change in the browser's settings it can be pressed again.
  expect(screen.getByRole('button', { name: t('app:pushLater.accept') })).toHaveFocus();
});
