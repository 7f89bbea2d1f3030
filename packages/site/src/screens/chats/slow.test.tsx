/** A server that takes its time: what is coming is shown in its shape, and what was sent stands once. */
import { notify, setFault, type World } from '@meetcute/mocks';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { viewerOf } from '../../testing/faults/row.ts';
import { openSite } from '../../testing/openSite.tsx';
import { talkWithMarit } from '../../testing/talk.ts';

const CHAT = 'chat-of-patience';
/** Milliseconds for each answer. */
const SLOW = 800;

afterEach(cleanup);

function slowWorld(): World {
  const world = talkWithMarit(CHAT);
  world.delay = SLOW;
  return world;
}

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
  const world = slowWorld();
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
  const world = talkWithMarit(CHAT);
  setFault(world, 'getChats', { kind: 'hang' });
  await openSite(world, `/chats/${CHAT}`);
  await screen.findByText('Which hall?');
  const line = screen.getByRole('textbox', { name: /^Message/ });
  await userEvent.setup({ delay: null }).type(line, 'The small one{Enter}');
  expect(line).toHaveProperty('value', 'The small one');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(said()).not.toContain('The small one');
});

test.each([
  ['a conversation', `/chats/${CHAT}`, 'Which hall?'],
  ['the list of notifications', '/notifications', 'Your password was changed'],
])('%s says that it is on its way, then it is there', async (_, path, words) => {
  const world = slowWorld();
  notify(world, viewerOf(world).profile.id, { kind: 'account', account: 'password_changed' });
  const wasLoading = watch(
    () => screen.queryAllByText(/^Loading/).length > 0 || screen.queryByLabelText(/^Loading/) !== null,
  );
  await openSite(world, path);
  await screen.findAllByText(words, { exact: false });
  expect(wasLoading()).toBe(true);
});
