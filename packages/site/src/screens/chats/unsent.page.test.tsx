/** Unsent messages: each is announced once with its reason and retried by its own button. */
import { OUTBOX_AGE_MAX_MS } from '@meetcute/core';
import { setFault } from '@meetcute/mocks';
import { createMemoryDatabase } from '@meetcute/react';
import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { viewerOf } from '../../testing/faults/row.ts';
import { closeSites, openSite } from '../../testing/open-site.tsx';
import { conversationWithMarit } from '../../testing/conversation.ts';

const CHAT = 'chat-of-unsent-messages';

afterEach(closeSites);

/** Announcements of unsent messages, one element per message. */
const announcements = () =>
  screen
    .getAllByRole('status')
    .flatMap((region) => [...region.children])
    .filter((each) => each.textContent.startsWith('One message wasn’t sent.'));

const announcedTexts = () => announcements().map(({ textContent }) => textContent.trim());

test('announces each unsent message once, with its reason', async () => {
  const world = conversationWithMarit(CHAT);
  await openSite(world, `/chats/${CHAT}`);
  const line = await screen.findByRole('textbox', { name: 'Message Marit' });
  const user = userEvent.setup({ delay: null });
  setFault(world, 'sendMessage', { kind: 'error', code: 'bad_request', times: 1 });
  await user.type(line, 'One{Enter}');
  const NOT_SENT = 'One message wasn’t sent. You can try again.';
  await expect.poll(() => announcedTexts()).toEqual([`${NOT_SENT} We can’t send it like this.`]);
  const [first] = announcements();
  setFault(world, 'sendMessage', { kind: 'error', code: 'not_found', times: 1 });
  await user.type(line, 'Two{Enter}');
  await expect
    .poll(() => announcedTexts())
    .toEqual([
      `${NOT_SENT} We can’t send it like this.`,
      `${NOT_SENT} This chat can’t be written to any more.`,
    ]);
  expect(announcements()[0]).toBe(first);
  // Screen readers announce only new elements of the region.
  expect(first?.parentElement).toHaveAttribute('aria-atomic', 'false');
});

test('does not send a week-old message when a new one is retried', async () => {
  const world = conversationWithMarit(CHAT);
  const database = createMemoryDatabase();
  const old = 'Are you coming tonight?';
  await database.outbox.put({
    member: viewerOf(world).profile.id,
    client_id: 'a-week-old',
    conversation: CHAT,
    text: old,
    place: 1,
    state: 'waiting',
    code: null,
    refusals: 0,
    at: Date.now() - OUTBOX_AGE_MAX_MS,
  });
  await openSite(world, `/chats/${CHAT}`, { ports: { database: async () => database } });
  await screen.findByText('It’s a week old. Do you still want to send it?');
  setFault(world, 'sendMessage', { kind: 'error', code: 'not_found', times: 1 });
  const user = userEvent.setup({ delay: null });
  await user.type(screen.getByRole('textbox', { name: 'Message Marit' }), 'Hello again{Enter}');
  const findFailed = (text: string) => screen.getByText(text).closest<HTMLElement>('[data-state="failed"]')!;
  const again = (text: string) => within(findFailed(text)).getByRole('button', { name: 'Try again' });
  await expect.poll(() => again('Hello again')).toBeVisible();
  const listStoredTexts = () => world.conversations.get(CHAT)?.messages.map(({ text }) => text);
  await user.click(again('Hello again'));
  await expect.poll(listStoredTexts).toEqual(['Which hall?', 'Hello again']);
  await user.click(again(old));
  await expect.poll(listStoredTexts).toEqual(['Which hall?', 'Hello again', old]);
});
