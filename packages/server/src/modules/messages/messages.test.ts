import { calls } from '@meetcute/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setCredits } from '../../../test/credits.ts';
import { openEvents, take } from '../../../test/test-events.ts';
import { openTestWorld, type TestMember, type TestWorld } from '../../../test/test-world.ts';
import { members } from '../members/members.table.ts';
import { messages as messageTable } from './messages.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({
    replyFor: (profile, message, language) =>
      profile.name === 'Silent' ? null : `${profile.name} (${language}): ${message}`,
    // Long enough for two messages on a slow machine.
    replyDelay: 3000,
  });
});
afterAll(() => world.close());

const chat = async (site = 'free', other = {}) => {
  const [anna, ben] = [await world.join(site), await world.join(site, other)];
  const { id } = await anna.call(calls.startChat, { query: { profile: ben.id } });
  return { anna, ben, id };
};

const send = (
  sender: TestMember,
  conversation: string,
  text: string,
  client_id: string = crypto.randomUUID(),
) => sender.call(calls.sendMessage, { payload: { conversation, client_id, text } });

const textsOf = async (member: TestMember, conversation: string, query = {}) =>
  (await member.call(calls.getMessages, { query: { conversation, ...query } })).messages.map(
    ({ text }) => text,
  );

const giveCredits = (member: TestMember, credits: number) => setCredits(world, member.id, credits);

test('pages from the newest message back to the first, each page oldest first', async () => {
  const { anna, ben, id } = await chat();
  for (let index = 1; index <= 7; index += 1) await send(index % 2 ? anna : ben, id, `m${index}`);
  const page = (query: object) =>
    ben.call(calls.getMessages, { query: { conversation: id, limit: 3, ...query } });
  expect(await page({})).toMatchObject({
    messages: [{ id: '5' }, { id: '6' }, { id: '7' }],
    before: '5',
    after: null,
  });
  expect(await page({ before: '5' })).toMatchObject({
    messages: [{ id: '2' }, { id: '3' }, { id: '4' }],
    before: '2',
  });
  expect(await page({ before: '2' })).toMatchObject({ messages: [{ id: '1' }], before: null, after: '1' });
  expect(await page({ after: '1' })).toMatchObject({
    messages: [{ id: '2' }, { id: '3' }, { id: '4' }],
    after: '4',
  });
  expect(await page({ after: '7' })).toMatchObject({ messages: [], before: null, after: null });
  expect(await page({ after: '9999999999999999999' })).toMatchObject({ messages: [] });
});

test('stores one message per client id, however often it is sent at once', async () => {
  const { anna, id } = await chat();
  const responses = await Promise.all(Array.from({ length: 8 }, () => send(anna, id, 'Once', 'once')));
  expect(new Set(responses.map(({ message }) => message.id)).size).toBe(1);
  expect(await textsOf(anna, id)).toEqual(['Once']);
});

test('refuses a client id that was used for another message', async () => {
  const { anna, id } = await chat();
  await send(anna, id, 'One', 'k');
  const payload = { conversation: id, client_id: 'k', text: 'Two' };
  expect(await anna.failure(calls.sendMessage, { payload })).toBe('422 key_reused');
});

test('stores two messages when two members use the same client id', async () => {
  const { anna, ben, id } = await chat();
  await send(anna, id, 'Hers', 'same');
  await send(ben, id, 'His', 'same');
  expect(await textsOf(anna, id)).toEqual(['Hers', 'His']);
});

test('numbers simultaneous messages without a gap', async () => {
  const { anna, ben, id } = await chat();
  await Promise.all(Array.from({ length: 30 }, (_, index) => send(index % 2 ? anna : ben, id, `${index}`)));
  const { messages } = await anna.call(calls.getMessages, { query: { conversation: id } });
  expect(messages.map((message) => message.id)).toEqual(messages.map((_, index) => String(index + 1)));
  expect(messages).toHaveLength(30);
});

test.each([
  ['an empty text', ''],
  ['only white space', ' \n\t\u00a0'],
  ['only zero-width characters', '\u200b\u2060\u202e'],
  ['more than 4000 characters', 'a'.repeat(4001)],
])('refuses %s', async (_, text) => {
  const { anna, id } = await chat();
  const payload = { conversation: id, client_id: 'c', text };
  expect(await anna.failure(calls.sendMessage, { payload })).toBe('400 bad_request');
  expect(await textsOf(anna, id)).toEqual([]);
});

test('stores a text unchanged', async () => {
  const { anna, ben, id } = await chat();
  const text = ` <b>Zażółć</b> 'gęślą' \\ %s 👩‍👩‍👧 \n${'a'.repeat(3900)}`;
  await send(anna, id, text);
  expect(await textsOf(ben, id)).toEqual([text]);
});

test(
  'charges a message once, when it is first sent',
  { meta: { spec: ['credits.messages-are-paid'] } },
  async () => {
    const { anna, ben, id } = await chat('paid');
    const payload = { conversation: id, client_id: 'first', text: 'Hello' };
    expect(await anna.failure(calls.sendMessage, { payload })).toBe('402 no_credits');
    expect(await textsOf(ben, id)).toEqual([]);
    await giveCredits(anna, 5);
    expect((await send(anna, id, 'Hello', 'first')).credits).toBe(3);
    expect((await send(anna, id, 'Hello', 'first')).credits).toBe(3);
    const page = await anna.call(calls.getMessages, { query: { conversation: id } });
    expect([page.credits, page.messages.length]).toEqual([3, 1]);
  },
);

test('sends no typing signal of a member without credits for a message', async () => {
  const { anna, ben, id } = await chat('paid');
  await giveCredits(anna, 2);
  await send(anna, id, 'Hello');
  const signals: unknown[] = [];
  const unsubscribe = world.services.notifier.subscribe(ben.id, (signal) => signals.push(signal));
  const write = () => anna.call(calls.sendTyping, { payload: { conversation: id } });
  await write();
  expect(signals).toEqual([]);
  await giveCredits(anna, 2);
  await write();
  await expect.poll(() => signals).toHaveLength(1);
  unsubscribe();
});

test('sends one message with credits for one, however many are sent at once', async () => {
  const { anna, ben, id } = await chat('paid');
  await giveCredits(anna, 2);
  const race = await Promise.allSettled(Array.from({ length: 20 }, () => send(anna, id, 'Race')));
  expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await textsOf(ben, id)).toEqual(['Race']);
  const [row] = await world.db.select().from(members).where(eq(members.id, anna.id));
  expect(row?.credits).toBe(0);
});

test('sends events of the message, the conversation and the read mark to both members', async () => {
  const { anna, ben, id } = await chat();
  await send(anna, id, 'Hello');
  await ben.call(calls.readMessages, { payload: { conversation: id, read_until: '1' } });
  const [annaEvents, benEvents] = [await openEvents(anna, '0'), await openEvents(ben, '0')];
  expect(await take(annaEvents, 3)).toMatchObject([
    { type: 'message', data: { text: 'Hello', sender: anna.id } },
    { type: 'chat', data: { num_unread_messages: 0 } },
    { type: 'read', data: { reader: ben.id, read_until: '1' } },
  ]);
  expect(await take(benEvents, 4)).toMatchObject([
    { type: 'message' },
    { type: 'chat', data: { num_unread_messages: 1, profile: { id: anna.id } } },
    { type: 'read' },
    { type: 'chat', data: { num_unread_messages: 0 } },
  ]);
  await Promise.all([annaEvents.close(), benEvents.close()]);
  const { messages, read_until } = await anna.call(calls.getMessages, { query: { conversation: id } });
  expect([messages[0]?.state, read_until]).toEqual(['read', '1']);
});

test('reads and replies for a fictional profile, in the writer’s language and free of charge', async () => {
  const { anna, ben, id } = await chat('paid', { fictional: true, name: 'Fina' });
  await giveCredits(anna, 4);
  await send(anna, id, 'One');
  await send(anna, id, 'Two');
  await expect.poll(() => textsOf(anna, id)).toEqual(['One', 'Two', 'Fina (nl): Two']);
  const page = await anna.call(calls.getMessages, { query: { conversation: id } });
  expect([page.credits, page.read_until, page.messages[2]?.sender]).toEqual([0, '3', ben.id]);
  const { chats } = await anna.call(calls.getChats);
  expect(chats).toMatchObject([{ num_unread_messages: 1, profile: { fictional: true } }]);
});

test('does not reply for a real member, nor for a fictional profile without replies', async () => {
  const real = await chat();
  const silent = await chat('free', { fictional: true, name: 'Silent' });
  await send(real.anna, real.id, 'Hello');
  await send(silent.anna, silent.id, 'Hello');
  // The last recipient replies last.
  const talkative = await chat('free', { fictional: true, name: 'Fina' });
  await send(talkative.anna, talkative.id, 'Hello');
  await expect.poll(() => textsOf(talkative.anna, talkative.id)).toEqual(['Hello', 'Fina (nl): Hello']);
  await world.services.background.settle();
  expect(await textsOf(real.anna, real.id)).toEqual(['Hello']);
  expect(await textsOf(silent.anna, silent.id)).toEqual(['Hello']);
});

test('refuses characters that the database cannot store', async () => {
  const { anna, id } = await chat();
  const payload = { conversation: id, client_id: 'c', text: 'a\u0000b' };
  expect(await anna.failure(calls.sendMessage, { payload })).toBe('400 bad_request');
  const nul = { conversation: 'a\u0000', client_id: 'c', text: 'a' };
  expect(await anna.failure(calls.sendMessage, { payload: nul })).toBe('400 bad_request');
  expect(await anna.failure(calls.sendMessage, { payload: { ...payload, text: 'half \ud83d' } })).toBe(
    '400 bad_request',
  );
  expect((await anna.fetch('/api/profile.php?id=%00')).status).toBe(400);
});

test.each([
  // Texts of zero-width characters are refused before the database is queried, which is faster than sending
  // real messages.
  ['a message', 120, calls.sendMessage, { client_id: 'c', text: '\u200b' }, '400 bad_request'],
  ['reading', 120, calls.readMessages, { read_until: '1' }, '404 not_found'],
  ['a typing signal', 60, calls.sendTyping, {}, '404 not_found'],
] as const)('refuses %s beyond %i a minute', async (_, max, { method, path }, payload, usual) => {
  const [anna, ben] = [await world.join(), await world.join()];
  const attempt = async (member: TestMember) => {
    const body = JSON.stringify({ conversation: 'none', ...payload });
    const response = await member.fetch(path, { method, body });
    const { error } = (await response.json()) as { error: { code: string } };
    return { code: `${response.status} ${error.code}`, wait: response.headers.get('retry-after') };
  };
  const all = await Promise.all(Array.from({ length: max }, () => attempt(anna)));
  expect(new Set(all.map(({ code }) => code))).toEqual(new Set([usual]));
  expect(await attempt(anna)).toEqual({ code: '429 too_many_requests', wait: '60' });
  expect((await attempt(ben)).code).toBe(usual);
});

test('exports what a message answers, for both members', async () => {
  const { anna, ben, id } = await chat();
  await send(anna, id, 'Hello');
  const reference = { kind: 'message', id: '1' } as const;
  const payload = { conversation: id, client_id: 'answer', text: 'Hi', reference };
  await ben.call(calls.sendMessage, { payload });
  for (const member of [anna, ben]) {
    const response = await member.fetch('/api/export.php');
    expect(await response.json()).toMatchObject({
      conversations: [{ messages: [{ text: 'Hello' }, { text: 'Hi', reference }] }],
    });
  }
  await world.db
    .update(messageTable)
    .set({ removedAt: new Date() })
    .where(eq(messageTable.conversationId, id));
  expect(await (await anna.fetch('/api/export.php')).text()).not.toContain('"reference"');
});
