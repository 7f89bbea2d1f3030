/** A browser whose clock is a day off: nothing is lost, doubled or out of order, and what the server says counts. */
import { deliver, type World } from '@meetcute/mocks';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createPersistentStore } from '@meetcute/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSite } from '../../testing/openSite.tsx';
import { MARIT, conversationWithMarit } from '../../testing/conversation.ts';

const DAY = 86_400_000;
const CHAT = 'chat-of-clocks';

/** Leaves the page. A browser ends its stream by itself, and the next page waits for that. */
function leave(world: World): void {
  for (const { end } of world.streams) end();
  cleanup();
}

function worldWithConversation(): World {
  const world = conversationWithMarit(CHAT);
  onTestFinished(() => leave(world));
  return world;
}

const log = () => screen.queryByRole('log', { name: 'Messages with Marit' });
const said = () => [...(log()?.querySelectorAll('[data-part="text"]') ?? [])].map((each) => each.textContent);
/** The days that the conversation is divided into. */
const days = () =>
  [...(log()?.querySelectorAll('time') ?? [])]
    .map(({ dateTime }) => dateTime)
    .filter((at) => at.length === 10);
const line = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message Marit' });
const user = userEvent.setup({ delay: null });
const today = ({ conversations }: World) => {
  const at = new Date(conversations.get(CHAT)!.messages[0]!.sent_at);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

describe.each([
  ['ahead', DAY],
  ['behind', -DAY],
])('a day %s', (_, ahead) => {
  const opened = async () => {
    const world = worldWithConversation();
    const clock = { off: ahead };
    const now = () => new Date(world.now().getTime() + clock.off);
    const kept = createPersistentStore({ storage: () => sessionStorage, now: () => now().getTime() });
    const open = () => openSite(world, `/chats/${CHAT}`, { kept, ports: { now } });
    await open();
    return { world, clock, open };
  };

  test('what is said stands once, in the order and on the day of the server', async () => {
    const { world } = await opened();
    await expect.poll(said).toEqual(['Which hall?']);
    world.delay = 200;
    await user.type(await line(), 'The old factory.{Enter}');
    // On its way it stands under what was said before, whatever the day.
    await expect.poll(said).toEqual(['Which hall?', 'The old factory.']);
    await expect.poll(() => world.conversations.get(CHAT)?.messages.length).toBe(2);
    world.delay = 0;
    await expect.poll(() => world.listeners.size).toBeGreaterThan(0);
    deliver(world, world.conversations.get(CHAT)!, MARIT, 'On Tuesday?', null);
    await expect.poll(said).toEqual(['Which hall?', 'The old factory.', 'On Tuesday?']);
    await expect.poll(days).toEqual([today(world)]);
  });

  test('a draft is there on the next page, also once the clock goes right', async () => {
    const { clock, open, world } = await opened();
    await user.type(await line(), 'A draft');
    leave(world);
    await open();
    expect((await line()).value).toBe('A draft');
    leave(world);
    clock.off = 0;
    await open();
    expect((await line()).value).toBe('A draft');
    sessionStorage.clear();
  });
});
