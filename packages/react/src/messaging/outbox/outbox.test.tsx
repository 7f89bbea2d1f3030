import { postToTabs } from '@meetcute/client';
import { LOGOUT_TABS } from '../../session/logout-channel.ts';
import type { LogEvent } from '@meetcute/core';
import { setFault } from '@meetcute/mocks';
import { act, cleanup } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { useLiveSession } from '../../live/useLiveSession.ts';
import { useSend } from '../useSend.ts';
import { createDatabase } from '../../provider/database.ts';
import type { Ports } from '../../provider/ports.ts';
import { useLogout } from '../../session/useLogout.ts';
import { memberWorld, openPage, viewerOf } from '../../testing/open-page.tsx';
import { createDraftKey } from './draft-storage.ts';
import { applyToOutbox } from './outbox.ts';

/** Opens a separate browser and returns the ports of its pages. */
function browser(): () => Partial<Ports> {
  const name = `meetcute-test-${crypto.randomUUID()}`;
  return () => {
    const database = createDatabase(name);
    return { database: async () => database };
  };
}

/** Opens a page of the site, with or without the conversation. */
function page(world = memberWorld(), portOverrides: Partial<Ports> = {}, isOpen = true) {
  world.settings.message_credits = 0;
  const me = viewerOf(world).profile.id;
  const conversation = [...world.conversations.values()].find(({ members }) => members.includes(me))!;
  const openedPage = openPage(world, null, portOverrides);
  const countBefore = conversation.messages.length;
  const hook = openedPage.use(() => {
    useLiveSession({ onLost: () => undefined, onLoggedOut: () => undefined });
    return { logout: useLogout(() => undefined), sending: useSend(isOpen ? conversation.id : 'none') };
  });
  return {
    ...openedPage,
    world,
    me,
    conversation: conversation.id,
    hook,
    say: (text: string) => act(() => hook.current.sending.send(text)),
    arrived: () => conversation.messages.slice(countBefore).map(({ text }) => text),
    pending: () => hook.current.sending.pending.map(({ text }) => text),
    waiting: async () => (await (await openedPage.database()).outbox.all(me)).map(({ text }) => text),
    hears: (event: Partial<LogEvent>) => act(() => applyToOutbox(openedPage.queryClient, event as LogEvent)),
  };
}

const isFailing = (world: ReturnType<typeof memberWorld>) =>
  setFault(world, 'sendMessage', { kind: 'error', code: 'unavailable' });

test('sends pending messages from any page of the site, even without the conversation open', async () => {
  const portOverrides = browser();
  const world = memberWorld();
  const first = page(world, portOverrides());
  isFailing(world);
  first.say('One');
  await expect.poll(first.waiting).toEqual(['One']);
  cleanup();
  world.faults.clear();
  const second = page(world, portOverrides(), false);
  await expect.poll(second.arrived).toEqual(['One']);
  await expect.poll(second.waiting).toEqual([]);
});

test('sends a refused message at once when the user is still logged in', async () => {
  const { arrived, say, world } = page();
  setFault(world, 'sendMessage', { kind: 'error', code: 'not_logged_in', retryAfter: 60, times: 1 });
  say('One');
  await expect.poll(arrived).toEqual(['One']);
});

test('a message confirmed by the event log is no longer pending, here and on later pages', async () => {
  const { hears, hook, pending, say, waiting, world } = page();
  isFailing(world);
  say('One');
  await expect.poll(waiting).toEqual(['One']);
  const { client_id } = hook.current.sending.pending[0]!;
  hears({ type: 'message', data: { client_id } } as Partial<LogEvent>);
  expect(pending()).toEqual([]);
  await expect.poll(waiting).toEqual([]);
});

test('discards draft and pending messages of a chat that is removed on another device', async () => {
  const { conversation, hears, kept: localStore, me, pending, say, waiting, world } = page();
  isFailing(world);
  say('One');
  await expect.poll(waiting).toEqual(['One']);
  localStore.write(createDraftKey(me, conversation), '"Half a"');
  hears({ type: 'chat_removed', data: { conversation } } as Partial<LogEvent>);
  expect(pending()).toEqual([]);
  expect(localStore.read(createDraftKey(me, conversation))).toBeNull();
  await expect.poll(waiting).toEqual([]);
});

test('keeps a draft written after a chat was removed when the event repeats', async () => {
  const world = memberWorld();
  // The other tab reads the event stream.
  setFault(world, 'openEvents', { kind: 'hang' });
  const { conversation, kept: localStore, me } = page(world);
  const draft = (conversationId = conversation) => localStore.read(createDraftKey(me, conversationId));
  const write = (conversationId = conversation) =>
    localStore.write(createDraftKey(me, conversationId), '"Half a"');
  const otherTab = new BroadcastChannel(`meetcute-${me}`);
  onTestFinished(() => otherTab.close());
  const tell = (id: string, conversationId = conversation) => {
    const event = {
      id,
      type: 'chat_removed',
      at: '2026-01-01T00:00:00.000Z',
      data: { conversation: conversationId },
    };
    otherTab.postMessage({ type: 'event', event });
  };
  write();
  tell('5');
  await expect.poll(() => draft()).toBeNull();
  write();
  write('another');
  tell('5');
  tell('6', 'another');
  await expect.poll(() => draft('another')).toBeNull();
  expect(draft()).toBe('"Half a"');
});

test('discards drafts and pending messages on logout', async () => {
  const { conversation, hook, kept: localStore, me, say, waiting, world } = page();
  isFailing(world);
  say('One');
  await expect.poll(waiting).toEqual(['One']);
  localStore.write(createDraftKey(me, conversation), '"Half a"');
  act(() => hook.current.logout.mutate({}));
  await expect.poll(waiting).toEqual([]);
  expect(localStore.read(createDraftKey(me, conversation))).toBeNull();
});

test('discards drafts and pending messages on logout in another tab', async () => {
  const { kept: localStore, me, conversation, pending, say, waiting, world } = page();
  isFailing(world);
  say('One');
  await expect.poll(waiting).toEqual(['One']);
  localStore.write(createDraftKey(me, conversation), '"Half a"');
  postToTabs(LOGOUT_TABS, me);
  await expect.poll(waiting).toEqual([]);
  await expect.poll(pending).toEqual([]);
  expect(localStore.read(createDraftKey(me, conversation))).toBeNull();
});

test('keeps pending messages of an ended session for the same member only', async () => {
  const portOverrides = browser();
  const world = memberWorld();
  const { conversation, me, queryClient, say, waiting } = page(world, portOverrides());
  const session = world.browserSession!;
  world.sessions.delete(session);
  say('One');
  await expect.poll(() => queryClient.getQueryData(['getUser'])).toBeNull();
  await expect.poll(waiting).toEqual(['One']);
  cleanup();
  const { members } = world.conversations.get(conversation)!;
  world.sessions.set(
    session,
    members.find((id) => id !== me)!,
  );
  const other = page(world, portOverrides());
  await other.database().then(({ outbox }) => outbox.all(other.me));
  expect([other.arrived(), other.pending(), await other.waiting()]).toEqual([[], [], []]);
  cleanup();
  world.sessions.set(session, me);
  const back = page(world, portOverrides());
  await expect.poll(back.arrived).toEqual(['One']);
});

test('sends a pending message at once when the session of an open page is back', async () => {
  const { arrived, me, queryClient, say, world } = page();
  const session = world.browserSession!;
  const user = queryClient.getQueryData(['getUser']);
  world.sessions.delete(session);
  setFault(world, 'sendMessage', { kind: 'error', code: 'not_logged_in', retryAfter: 60, times: 1 });
  say('One');
  await expect.poll(() => queryClient.getQueryData(['getUser'])).toBeNull();
  expect(arrived()).toEqual([]);
  world.sessions.set(session, me);
  act(() => void queryClient.setQueryData(['getUser'], user));
  await expect.poll(arrived).toEqual(['One']);
});

test('loads a database later after a failure and moves pending messages to it', async () => {
  const { database } = browser()();
  let isLoadable = false;
  const load = () => (isLoadable ? database!() : Promise.reject(new TypeError('Failed to fetch')));
  const { pending, say, waiting, world } = page(memberWorld(), { database: load });
  isFailing(world);
  say('One');
  await expect.poll(pending).toEqual(['One']);
  isLoadable = true;
  dispatchEvent(new Event('online'));
  await expect.poll(waiting).toEqual(['One']);
});
