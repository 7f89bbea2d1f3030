import { setFault } from '@meetcute/mocks';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useAskedBirthDate } from '../contact/useAskedBirthDate.ts';
import { memberWorld, openPage, viewerOf } from '../testing/openPage.tsx';
import { useSend } from './useSend.ts';

const SEND = 'POST /api/messages.php';

/** A page on which a member writes in a conversation of the world's. */
function writingPage(world = memberWorld()) {
  world.settings.message_credits = 0;
  const me = viewerOf(world).profile.id;
  const conversation = [...world.conversations.values()].find(({ members }) => members.includes(me))!;
  const page = openPage(world);
  const hook = page.use(() => ({ ...useSend(conversation.id), ...useAskedBirthDate() }));
  const before = conversation.messages.length;
  return {
    ...page,
    world,
    hook,
    /** Texts that have arrived since, in the order they did. */
    arrived: () => conversation.messages.slice(before).map(({ text }) => text),
    states: () => hook.current.pending.map(({ state }) => state),
    say: (...texts: string[]) => act(() => texts.forEach((text) => hook.current.send(text))),
  };
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('a message waits until the one before it has arrived, however slow that is', async () => {
  const { arrived, asked, hook, say, world } = writingPage();
  world.delay = 300;
  say('One', 'Two', 'Three');
  await expect.poll(() => asked.filter((each) => each === SEND).length).toBe(1);
  world.delay = 0;
  await expect.poll(arrived).toEqual(['One', 'Two', 'Three']);
  await expect.poll(() => hook.current.pending).toEqual([]);
});

test('one that fails holds the later ones back, and trying again sends all of them in order', async () => {
  const { arrived, hook, say, states, world } = writingPage();
  setFault(world, 'sendMessage', { kind: 'error', code: 'server_error', times: 2 });
  say('One', 'Two');
  await expect.poll(states).toEqual(['failed', 'failed']);
  expect(arrived()).toEqual([]);
  act(() => hook.current.retry());
  await expect.poll(arrived).toEqual(['One', 'Two']);
});

test('a new message takes along those that wait before it', async () => {
  const { arrived, say, states, world } = writingPage();
  setFault(world, 'sendMessage', { kind: 'error', code: 'server_error', times: 2 });
  say('One');
  await expect.poll(states).toEqual(['failed']);
  say('Two');
  await expect.poll(arrived).toEqual(['One', 'Two']);
});

test('who has given no date of birth is asked for it, and the message goes out with the answer', async () => {
  const world = memberWorld();
  const born = viewerOf(world).profile.date_of_birth;
  viewerOf(world).profile.date_of_birth = null;
  const { arrived, asked, hook, say, states } = writingPage(world);
  say('Hello');
  expect(hook.current.isAsked).toBe(true);
  expect(asked).not.toContain(SEND);
  act(() => hook.current.onClose(false));
  await expect.poll(states).toEqual(['failed']);
  act(() => hook.current.retry());
  expect(hook.current.isAsked).toBe(true);
  viewerOf(world).profile.date_of_birth = born;
  act(() => hook.current.onClose(true));
  await expect.poll(arrived).toEqual(['Hello']);
});

test('where only the server misses the date of birth, it is asked for all the same', async () => {
  const { arrived, hook, say, world } = writingPage();
  const { profile } = viewerOf(world);
  const born = profile.date_of_birth;
  profile.date_of_birth = null;
  say('Hello');
  await expect.poll(() => hook.current.isAsked).toBe(true);
  profile.date_of_birth = born;
  act(() => hook.current.onClose(true));
  await expect.poll(arrived).toEqual(['Hello']);
});
