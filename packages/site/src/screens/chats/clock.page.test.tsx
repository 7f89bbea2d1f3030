/** A browser clock that is a day off: no loss, no duplicates, server order and server time. */
import { deliver, type World } from '@meetcute/mocks';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { createPersistentStore } from '@meetcute/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closeSites, openSite } from '../../testing/open-site.tsx';
import { MARIT, conversationWithMarit } from '../../testing/conversation.ts';

const DAY = 86_400_000;
const CHAT = 'chat-of-clocks';

afterEach(closeSites);

const log = () => screen.queryByRole('log', { name: 'Messages with Marit' });
const messageTexts = () =>
  [...(log()?.querySelectorAll('[data-part="text"]') ?? [])].map((each) => each.textContent);
/** Days of the conversation's separators. */
const days = () =>
  [...(log()?.querySelectorAll('time') ?? [])]
    .map(({ dateTime }) => dateTime)
    .filter((time) => time.length === 10);
const line = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message Marit' });
const user = userEvent.setup({ delay: null });
const today = ({ conversations }: World) => {
  const time = new Date(conversations.get(CHAT)!.messages[0]!.sent_at);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

describe.each([
  ['ahead', DAY],
  ['behind', -DAY],
])('with a clock a day %s', (_, ahead) => {
  const openConversation = async () => {
    const world = conversationWithMarit(CHAT);
    const clock = { off: ahead };
    const now = () => new Date(world.now().getTime() + clock.off);
    const localStore = createPersistentStore({ storage: () => sessionStorage, now: () => now().getTime() });
    const open = () => openSite(world, `/chats/${CHAT}`, { localStore, ports: { now } });
    await open();
    return { world, clock, open };
  };

  test('shows each message once, in the order and on the day of the server', async () => {
    const { world } = await openConversation();
    await expect.poll(messageTexts).toEqual(['Which hall?']);
    world.delay = 200;
    await user.type(await line(), 'The old factory.{Enter}');
    // Pending messages come last, whatever their day.
    await expect.poll(messageTexts).toEqual(['Which hall?', 'The old factory.']);
    await expect.poll(() => world.conversations.get(CHAT)?.messages.length).toBe(2);
    world.delay = 0;
    await expect.poll(() => world.listeners.size).toBeGreaterThan(0);
    deliver(world, world.conversations.get(CHAT)!, MARIT, 'On Tuesday?', null);
    await expect.poll(messageTexts).toEqual(['Which hall?', 'The old factory.', 'On Tuesday?']);
    await expect.poll(days).toEqual([today(world)]);
  });

  test('keeps a draft for the next page, even after the clock is corrected', async () => {
    const { clock, open } = await openConversation();
    await user.type(await line(), 'A draft');
    closeSites();
    await open();
    expect((await line()).value).toBe('A draft');
    closeSites();
    clock.off = 0;
    await open();
    expect((await line()).value).toBe('A draft');
    sessionStorage.clear();
  });
});
