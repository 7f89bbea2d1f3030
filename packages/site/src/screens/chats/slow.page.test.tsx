/** A slow server: loading states appear, and each sent message appears once. */
import { notify } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { viewerOf } from '../../testing/faults/row.ts';
import { closeSites, openSite } from '../../testing/open-site.tsx';
import { conversationWithMarit } from '../../testing/conversation.ts';

const CHAT = 'chat-of-patience';
/** Milliseconds per response. */
const SLOW = 800;

afterEach(closeSites);

const log = () => screen.queryByRole('log', { name: 'Messages with Marit' });
const messageTexts = () =>
  [...(log()?.querySelectorAll('[data-part="text"]') ?? [])].map((each) => each.textContent);

/** Watches the page. The returned function returns whether the condition has ever been true. */
function watch(isThere: () => boolean): () => boolean {
  let was = isThere();
  const observer = new MutationObserver(() => {
    was ||= isThere();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  return () => was;
}

test('shows a message once while it is sent, and clears the composer', async () => {
  const world = conversationWithMarit(CHAT);
  world.delay = SLOW;
  await openSite(world, `/chats/${CHAT}`);
  const line = await screen.findByRole('textbox', { name: 'Message Marit' });
  await expect.poll(messageTexts).toEqual(['Which hall?']);
  const wasSending = watch(() => log()?.querySelector('[data-state="sending"]') !== null);
  const user = userEvent.setup({ delay: null });
  await user.type(line, 'One{Enter}Two{Enter}');
  expect(messageTexts()).toEqual(['Which hall?', 'One', 'Two']);
  expect(line).toHaveProperty('value', '');
  await expect
    .poll(() => world.conversations.get(CHAT)?.messages.map(({ text }) => text))
    .toEqual(messageTexts());
  await expect.poll(() => log()?.querySelectorAll('[data-state="sending"]').length).toBe(0);
  expect(messageTexts()).toEqual(['Which hall?', 'One', 'Two']);
  expect(wasSending()).toBe(true);
});

test('sends and charges nothing before the recipient is known', async () => {
  const never = new Promise<void>(() => undefined);
  const hold = ({ url }: Request) => (url.includes('/api/chats.php') ? never : undefined);
  await openSite(conversationWithMarit(CHAT), `/chats/${CHAT}`, { hold });
  await screen.findByText('Which hall?');
  const line = screen.getByRole('textbox', { name: /^Message/ });
  await userEvent.setup({ delay: null }).type(line, 'The small one{Enter}');
  expect(line).toHaveProperty('value', 'The small one');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  expect(messageTexts()).not.toContain('The small one');
});

const loading = () => [...screen.queryAllByText(/^Loading/), ...screen.queryAllByLabelText(/^Loading/)];

test.each([
  ['a conversation', `/chats/${CHAT}`, 'messages', 'Which hall?'],
  ['the list of notifications', '/notifications', 'notifications', 'Your password was changed'],
])('announces loading of %s, then shows it', async (_, path, call, words) => {
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
