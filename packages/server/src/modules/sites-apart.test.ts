import { calls } from '@meetcute/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { sha256 } from '../hash.ts';
import { createUnitOfWork } from '../database/unit-of-work.ts';
import { issueToken, spendToken } from './account/tokens.repository.ts';
import { listChats } from './chats/chat-list.repository.ts';
import { changeSide, clearSide, findSide } from './chats/chats.repository.ts';
import { lockMembers } from './events/append-events.repository.ts';
import { openSessions, readLogs } from './events/events.repository.ts';
import { newestId, readPage } from './messages/messages.repository.ts';
import { messages } from './messages/messages.table.ts';
import { writeMessage } from './messages/write-message.repository.ts';
import { touchSession } from './sessions/sessions.repository.ts';
import { sessions } from './sessions/sessions.table.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const now = new Date(Date.UTC(2026, 10, 21, 12));

const unitOfWork = () =>
  createUnitOfWork({ ...world.services, worker: { trigger: () => {} } }, { siteId: 'free', now });

/** A conversation of two members of the site `free`, with one message. */
async function startConversation() {
  const [anna, ben] = [await world.join(), await world.join()];
  const { id } = await anna.call(calls.startChat, { query: { profile: ben.id } });
  await anna.call(calls.sendMessage, { payload: { conversation: id, client_id: anna.id, text: 'Hello' } });
  return { anna, ben, id };
}

test('neither locks nor notifies a member of another site', async () => {
  const [here, there] = [await world.join('free'), await world.join('paid')];
  const notifiedIds: string[] = [];
  for (const { id } of [here, there]) world.services.notifier.subscribe(id, () => notifiedIds.push(id));
  const lockedRows = await world.db.transaction((tx) => lockMembers(tx, 'free', [here.id, there.id]));
  expect(lockedRows).toEqual([{ id: here.id }]);
  await unitOfWork().run([here.id, there.id], async () => {});
  expect(notifiedIds).toEqual([here.id]);
  await expect(here.failure(calls.likeProfile, { payload: { profile: there.id } })).resolves.toBe(
    '404 not_found',
  );
  expect(notifiedIds).not.toContain(there.id);
});

test('appends no event to the log of a member of another site', async () => {
  const there = await world.join('paid');
  const change = unitOfWork().run([], async ({ append }) =>
    append(there.id, 'chat_removed', { conversation: 'c' }),
  );
  await expect(change).rejects.toThrow('There is no member');
});

test('reads, changes and writes a conversation only on its own site', async () => {
  const { anna, id } = await startConversation();
  const page = { conversation: id, cleared: 0, before: null, after: null, limit: 10 };
  const rows = async (site: string) => (await readPage(world.db, site, page)).rows.length;
  expect([await rows('free'), await rows('paid')]).toEqual([1, 0]);
  expect([await newestId(world.db, 'free', id), await newestId(world.db, 'paid', id)]).toEqual([1, 0]);
  await changeSide(world.db, 'paid', id, anna.id, { isListed: false });
  await world.db.transaction((tx) => clearSide(tx, 'paid', id, anna.id));
  expect(await findSide(world.db, 'free', id, anna.id)).toMatchObject({ isListed: true, clearedUntil: 0 });
  const message = {
    conversationId: id,
    senderId: anna.id,
    clientId: 'x',
    text: 'Hi',
    image: null,
    reference: null,
    sentAt: now,
    removedAt: null,
  };
  const delivery = { recipientId: 'x', unreadAfter: 0, isNotified: true, logs: [], jobs: [] };
  const write = world.db.transaction((tx) =>
    writeMessage(tx, { ...message, siteId: 'paid', id: 2 }, delivery),
  );
  await expect(write).rejects.toThrow('There is no conversation');
});

test('neither counts nor lists messages of another site', async () => {
  const { ben, id } = await startConversation();
  const time = world.services.clock.now();
  const list = (only?: string) => listChats(world.db, 'free', ben.id, { limit: 1, now: time, only });
  const chat = async () => (await list(id))[0];
  expect(await chat()).toMatchObject({ unread: 1, last: { text: 'Hello' } });
  await world.db.update(messages).set({ siteId: 'paid' }).where(eq(messages.conversationId, id));
  expect(await chat()).toMatchObject({ unread: 0, last: null });
  expect(await list()).toEqual([]);
});

test('spends a token and renews a session only on their own site', async () => {
  const { db, services } = world;
  const issue = { siteId: 'free', kind: 'activation', subject: 'm', visitor: null, lifetime: 1000 } as const;
  await issueToken(db, services.ids, { ...issue, now });
  const token = (await db.query.tokens.findFirst())!;
  expect(await spendToken(db, 'paid', token.tokenHash, now)).toBe(false);
  expect(await spendToken(db, 'free', token.tokenHash, now)).toBe(true);

  const { sessionId } = await world.join();
  const read = async () => (await db.select().from(sessions).where(eq(sessions.id, sessionId)))[0]!;
  const sessionBefore = await read();
  const later = new Date(now.getTime() + 86_400_000);
  await touchSession(db, { ...sessionBefore, siteId: 'paid' }, later);
  expect(await read()).toEqual(sessionBefore);
});

test('treats a session with a member of another site as ended', async () => {
  const { db } = world;
  const [here, there] = [await world.join('free'), await world.join('paid')];
  const readState = async () => [
    (await readLogs(db, 'free', [{ listener: here, position: null }], now))[0]?.newest,
    (await openSessions(db, 'free', [here.tokenHash], now)).size,
  ];
  expect(await readState()).toEqual([0, 1]);
  await db.update(sessions).set({ memberId: there.id }).where(eq(sessions.id, here.sessionId));
  expect(await readState()).toEqual([undefined, 0]);
});

test('a session opens nothing on another site', async () => {
  const { sessionId } = await world.join('free');
  const change = { tokenHash: sha256('a-token') };
  await world.db.update(sessions).set(change).where(eq(sessions.id, sessionId));
  const headers = { cookie: '__Host-session=a-token', 'x-package': 'test/1' };
  const read = async (site: string) =>
    (await world.api.fetch(new Request(`http://${site}.test/api/user.php`, { headers }))).status;
  expect([await read('free'), await read('paid')]).toEqual([200, 403]);
});
