import { openDB } from 'idb';
import { setFault } from '@meetcute/mocks';
import { act, cleanup } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hasUnsavedWork } from '../app/unsaved-work.ts';
import { useBirthDatePrompt } from '../contact/useBirthDatePrompt.ts';
import { createDatabase } from '../provider/database.ts';
import type { Ports } from '../provider/ports.ts';
import { memberWorld, openPage, viewerOf } from '../testing/open-page.tsx';
import { conversationKey } from '../live/conversation-cache.ts';
import { useDraft } from './useDraft.ts';
import { useSend } from './useSend.ts';

const SEND = 'POST /api/messages.php';

/** Opens a page on which a member writes in a conversation. */
function writingPage(world = memberWorld(), portOverrides: Partial<Ports> = {}) {
  world.settings.message_credits = 0;
  const me = viewerOf(world).profile.id;
  const conversation = [...world.conversations.values()].find(({ members }) => members.includes(me))!;
  const page = openPage(world, null, portOverrides);
  const hook = page.use(() => {
    const [draft] = useDraft(conversation.id);
    return { ...useSend(conversation.id), ...useBirthDatePrompt(), draft };
  });
  const countBefore = conversation.messages.length;
  return {
    ...page,
    me,
    world,
    hook,
    /** Texts that arrived at the server since, in order. */
    arrived: () => conversation.messages.slice(countBefore).map(({ text }) => text),
    states: () => hook.current.pending.map(({ state, code }) => (code ? `${state} ${code}` : state)),
    /** Retries the first pending message. */
    again: () => act(() => hook.current.retry(hook.current.pending[0]!.client_id)),
    say: (...texts: string[]) => act(() => texts.forEach((text) => hook.current.send(text))),
    keys: () =>
      page.requests.flatMap(({ method, headers }) =>
        method === 'POST' ? [headers.get('idempotency-key')] : [],
      ),
  };
}

test('sends a message only after the one before it has arrived', async () => {
  const { arrived, requestLines, hook, say, world } = writingPage();
  world.delay = 300;
  say('One', 'Two', 'Three');
  await expect.poll(() => requestLines.filter((each) => each === SEND).length).toBe(1);
  world.delay = 0;
  await expect.poll(arrived).toEqual(['One', 'Two', 'Three']);
  await expect.poll(() => hook.current.pending).toEqual([]);
});

test('uses the client id as the idempotency key of the request', async () => {
  const { arrived, hook, keys, say, world } = writingPage();
  world.delay = 100;
  say('One');
  const [pending] = hook.current.pending;
  await expect.poll(arrived).toEqual(['One']);
  expect(keys()).toEqual([pending?.client_id]);
});

test('keeps messages waiting with the reason during server errors and sends them in order', async () => {
  const { arrived, say, states, world } = writingPage();
  setFault(world, 'sendMessage', { kind: 'error', code: 'server_error', times: 2 });
  say('One', 'Two');
  await expect.poll(states).toEqual(['waiting server_error', 'waiting server_error']);
  expect(arrived()).toEqual([]);
  await expect.poll(arrived).toEqual(['One', 'Two']);
});

test('retries at once and sends the messages that wait', async () => {
  const { again, arrived, say, states, world } = writingPage();
  setFault(world, 'sendMessage', { kind: 'error', code: 'unavailable' });
  say('One');
  await expect.poll(states).toEqual(['waiting unavailable']);
  say('Two');
  await expect.poll(states).toEqual(['waiting unavailable', 'waiting unavailable']);
  world.faults.clear();
  again();
  await expect.poll(arrived).toEqual(['One', 'Two']);
});

test('shows why a message was refused, sends the next one, and returns it to the draft for editing', async () => {
  const { arrived, hook, say, states, world } = writingPage();
  setFault(world, 'sendMessage', { kind: 'error', code: 'bad_request', times: 1 });
  say('One', 'Two');
  await expect.poll(arrived).toEqual(['Two']);
  await expect.poll(states).toEqual(['failed bad_request']);
  const [failedMessage] = hook.current.pending;
  act(() => hook.current.edit?.(failedMessage!.client_id));
  await expect.poll(() => [hook.current.draft, hook.current.pending]).toEqual(['One', []]);
  say('One, mended');
  await expect.poll(arrived).toEqual(['Two', 'One, mended']);
});

test('sends what a message answers with it, and returns it to the form with a refused message', async () => {
  const { arrived, hook, say, states, world } = writingPage();
  const reference = { kind: 'message', id: '1' } as const;
  setFault(world, 'sendMessage', { kind: 'error', code: 'bad_request', times: 1 });
  act(() => hook.current.setReference(reference));
  say('One');
  await expect.poll(states).toEqual(['failed bad_request']);
  expect([hook.current.pending[0]?.reference, hook.current.reference]).toEqual([reference, null]);
  act(() => hook.current.edit?.(hook.current.pending[0]!.client_id));
  await expect.poll(() => [hook.current.draft, hook.current.reference]).toEqual(['One', reference]);
  say('One, mended');
  await expect.poll(arrived).toEqual(['One, mended']);
  say('Two');
  await expect.poll(arrived).toEqual(['One, mended', 'Two']);
  expect(hook.current.reference).toBeNull();
  const sentMessages = [...world.conversations.values()].flatMap(({ messages }) => messages);
  const answers = (text: string) => sentMessages.find((message) => message.text === text)?.reference;
  expect([answers('One, mended'), answers('Two')]).toEqual([reference, undefined]);
});

test('retries a held message as a new request and stores it once', async () => {
  const { again, arrived, keys, say, states, world } = writingPage();
  setFault(world, 'sendMessage', { kind: 'error', code: 'not_found', times: 1 });
  say('One');
  await expect.poll(states).toEqual(['failed not_found']);
  again();
  await expect.poll(arrived).toEqual(['One']);
  expect(new Set(keys()).size).toBe(2);
});

test('sends messages that waited for credits when credits arrive', async () => {
  const { arrived, hook, queryClient, say, states, world } = writingPage();
  setFault(world, 'sendMessage', { kind: 'error', code: 'no_credits', times: 1 });
  say('One', 'Two');
  await expect.poll(states).toEqual(['failed no_credits', 'waiting']);
  const user = queryClient.getQueryData<{ credits: number }>(['getUser'])!;
  act(() => void queryClient.setQueryData(['getUser'], { ...user, credits: user.credits + 10 }));
  await expect.poll(arrived).toEqual(['One', 'Two']);
  await expect.poll(() => hook.current.pending).toEqual([]);
});

test('asks for a missing date of birth and sends the message once it is given', async () => {
  const world = memberWorld();
  const birthDate = viewerOf(world).profile.date_of_birth;
  viewerOf(world).profile.date_of_birth = null;
  const { again, arrived, requestLines, hook, say, states } = writingPage(world);
  say('Hello');
  await expect.poll(() => hook.current.isAsked).toBe(true);
  expect(requestLines).not.toContain(SEND);
  act(() => hook.current.onClose(false));
  await expect.poll(states).toEqual(['failed birth_date_missing']);
  again();
  expect(hook.current.isAsked).toBe(true);
  viewerOf(world).profile.date_of_birth = birthDate;
  act(() => hook.current.onClose(true));
  await expect.poll(arrived).toEqual(['Hello']);
});

test('asks for the date of birth when only the server misses it', async () => {
  const { arrived, hook, say, world } = writingPage();
  const { profile } = viewerOf(world);
  const birthDate = profile.date_of_birth;
  profile.date_of_birth = null;
  say('Hello');
  await expect.poll(() => hook.current.isAsked).toBe(true);
  profile.date_of_birth = birthDate;
  act(() => hook.current.onClose(true));
  await expect.poll(arrived).toEqual(['Hello']);
});

/** Opens a separate browser and reads its stored messages. */
function browser() {
  const name = `meetcute-test-${crypto.randomUUID()}`;
  return {
    /** Ports of a page of this browser. */
    portOverrides: (): Partial<Ports> => {
      const database = createDatabase(name);
      return { database: async () => database };
    },
    kept: async () => {
      const database = await openDB(name);
      const texts = (await database.getAll('outbox')).map(({ text }) => String(text));
      database.close();
      return texts;
    },
  };
}

test('sends unsent messages automatically from the next page of the browser', async () => {
  const { portOverrides, kept: readStoredTexts } = browser();
  const world = memberWorld();
  const first = writingPage(world, portOverrides());
  setFault(world, 'sendMessage', { kind: 'error', code: 'unavailable' });
  first.say('One', 'Two');
  await expect.poll(readStoredTexts).toEqual(expect.arrayContaining(['One', 'Two']));
  cleanup();
  world.faults.clear();
  const { arrived, hook } = writingPage(world, portOverrides());
  await expect.poll(arrived).toEqual(['One', 'Two']);
  await expect.poll(() => hook.current.pending).toEqual([]);
  await expect.poll(readStoredTexts).toEqual([]);
});

test('sends messages from the next page when the page closed before the database opened', async () => {
  const world = memberWorld();
  const first = writingPage(world, { database: () => new Promise(() => undefined) });
  first.say('One', 'Two');
  expect(first.hook.current.pending).toHaveLength(2);
  cleanup();
  const { arrived, hook } = writingPage(world, { localStore: first.kept, database: first.database });
  // A journal entry alone is shown as pending until the database opens.
  expect(hook.current.pending.map(({ text }) => text)).toEqual(['One', 'Two']);
  cleanup();
  const last = writingPage(world, { localStore: first.kept });
  await expect.poll(last.arrived).toEqual(['One', 'Two']);
  expect(arrived()).toEqual(last.arrived());
  const later = writingPage(world, { localStore: first.kept });
  expect(later.hook.current.pending).toEqual([]);
});

test('shows the same pending messages on two pages and sends each once', async () => {
  const { portOverrides, kept: readStoredTexts } = browser();
  const world = memberWorld();
  const here = writingPage(world, portOverrides());
  const there = writingPage(world, portOverrides());
  setFault(world, 'sendMessage', { kind: 'error', code: 'forbidden', times: 1 });
  here.say('One', 'Two');
  await expect.poll(there.states).toEqual(['failed forbidden', 'waiting']);
  there.again();
  await expect.poll(here.arrived).toEqual(['One', 'Two']);
  await expect.poll(() => [here.states(), there.states()]).toEqual([[], []]);
  expect(here.requestLines.length + there.requestLines.length).toBe(3);
  await expect.poll(readStoredTexts).toEqual([]);
});

test('reports a browser that can’t store messages and sends them all the same', async () => {
  const world = memberWorld();
  const portOverrides = { database: () => Promise.reject(new Error('The chunk did not come.')) };
  const { again, arrived, hook, say } = writingPage(world, portOverrides);
  setFault(world, 'sendMessage', { kind: 'error', code: 'unavailable' });
  expect(hook.current.isPersistent).toBe(true);
  say('One');
  await expect.poll(() => hook.current.isPersistent).toBe(false);
  // An update must not reload the page.
  expect(hasUnsavedWork()).toBe(true);
  world.faults.clear();
  again();
  await expect.poll(arrived).toEqual(['One']);
  await expect.poll(hasUnsavedWork).toBe(false);
});

test('shows a stored message of a killed tab once, as sent', async () => {
  const first = writingPage();
  first.say('One');
  await expect.poll(first.arrived).toEqual(['One']);
  const conversation = [...first.world.conversations.values()].find(({ messages }) =>
    messages.some(({ text }) => text === 'One'),
  )!;
  const { client_id } = conversation.messages.at(-1)!;
  const { outbox } = await first.database();
  await expect.poll(() => outbox.all(first.me)).toEqual([]);
  cleanup();
  const storedMessage = {
    client_id: client_id!,
    conversation: conversation.id,
    text: 'One',
    state: 'waiting',
  } as const;
  await outbox.put({ ...storedMessage, member: first.me, place: 1, code: null, refusals: 0 });
  const next = openPage(first.world, null, { database: first.database });
  next.queryClient.setQueryData(conversationKey(conversation.id), { messages: conversation.messages });
  const seenMessages: unknown[] = [];
  next.use(() => {
    const { pending } = useSend(conversation.id);
    seenMessages.push(...pending);
  });
  await expect.poll(() => outbox.all(first.me)).toEqual([]);
  expect(seenMessages).toEqual([]);
  expect(conversation.messages.filter(({ text }) => text === 'One')).toHaveLength(1);
});
