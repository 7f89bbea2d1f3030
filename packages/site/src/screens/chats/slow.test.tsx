/** A server that takes its time: what is coming is shown in its shape, and what was sent stands once. */
import { notify } from '@meetcute/mocks';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { viewerOf } from '../../testing/faults/row.ts';
import { openSite } from '../../testing/openSite.tsx';
import { conversationWithMarit } from '../../testing/conversation.ts';

const CHAT = 'chat-of-patience';
/** Milliseconds for each answer. */
const SLOW = 800;

afterEach(cleanup);

const log = () => screen.queryByRole('log', { name: 'Messages with Marit' });
const said = () => [...(log()?.querySelectorAll('[data-part="text"]') ?? [])].map((each) => each.textContent);

/** Notes whether something ever was on the page. */
function watch(isThere: () => boolean): () => boolean {
  let was = isThere();
  const observer = new MutationObserver(() => {
    was ||= isThere();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  return () => was;
}

test('a message stands in the conversation while it is sent, once, and the line is free for the next', async () => {
  const world = conversationWithMarit(CHAT);
  world.delay = SLOW;
  await openSite(world, `/chats/${CHAT}`);
  const line = await screen.findByRole('textbox', { name: 'Message Marit' });
  await expect.poll(said).toEqual(['Which hall?']);
  const wasSending = watch(() => log()?.querySelector('[data-state="sending"]') !== null);
  const user = userEvent.setup({ delay: null });
  await user.type(line, 'One{Enter}Two{Enter}');
  expect(said()).toEqual(['Which hall?', 'One', 'Two']);
  expect(line).toHaveProperty('value', '');
  await expect.poll(() => world.conversations.get(CHAT)?.messages.map(({ text }) => text)).toEqual(said());
  await expect.poll(() => log()?.querySelectorAll('[data-state="sending"]').length).toBe(0);
  expect(said()).toEqual(['Which hall?', 'One', 'Two']);
  expect(wasSending()).toBe(true);
});

test('nothing is sent, and so paid for, before it is known whom one writes to', async () => {
  const never = new Promise<void>(() => undefined);
  const hold = ({ url }: Request) => (url.includes('/api/chats.php') ? never : undefined);
  await openSite(conversationWithMarit(CHAT), `/chats/${CHAT}`, { hold });
  await screen.findByText('Which hall?');
  const line = screen.getByRole('textbox', { name: /^Message/ });
  await userEvent.setup({ delay: null }).type(line, 'The small one{Enter}');
  expect(line).toHaveProperty('value', 'The small one');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(said()).not.toContain('The small one');
});

const loading = () => [...screen.queryAllByText(/^Loading/), ...screen.queryAllByLabelText(/^Loading/)];

test.each([
  ['a conversation', `/chats/${CHAT}`, 'messages', 'Which hall?'],
  ['the list of notifications', '/notifications', 'notifications', 'Your password was changed'],
])('%s says that it is on its way, then it is there', async (_, path, call, words) => {
  const world = conversationWithMarit(CHAT);
  const gate = Promise.withResolvers<void>();
  notify(world, viewerOf(world).profile.id, { kind: 'account', account: 'password_changed' });
  const hold = ({ url }: Request) => (url.includes(`/api/${call}.php`) ? gate.promise : undefined);
  await openSite(world, path, { hold });
  await expect.poll(() => loading().length).toBeGreaterThan(0);
  gate.resolve();
  await screen.findAllByText(words, { exact: false });
  await expect.poll(() => loading().length).toBe(0);
});
