import { calls } from '@meetcute/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestWorld, type TestMember, type TestWorld } from '../../test/test-world.ts';
import { members } from '../modules/members/members.table.ts';
import { silentLog } from '../ports/defaults.ts';

let world: TestWorld;
let anna: TestMember;
let ben: TestMember;
beforeAll(async () => {
  // Silent, because one test makes reads fail.
  world = await openTestWorld({ log: silentLog });
});
afterAll(() => world.close());
beforeEach(async () => {
  anna = await world.join();
  ben = await world.join();
});

const polledPaths = ['/api/user.php', '/api/chats.php', '/api/likes.php'];
const poll = (member: TestMember, path: string, tag: string) =>
  member.fetch(path, { headers: { 'if-none-match': tag } });
const tagOf = async (member: TestMember, path: string) =>
  (await member.fetch(path)).headers.get('etag') ?? '';

test.each(polledPaths)('%s responds to the tag of an unchanged response without a body', async (path) => {
  const first = await anna.fetch(path);
  const tag = first.headers.get('etag') ?? '';
  expect([first.status, tag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)]);
  const second = await poll(anna, path, `"other", ${tag.replace('W/', '')}`);
  expect([second.status, await second.text()]).toEqual([304, '']);
  expect([second.headers.get('etag'), second.headers.get('cache-control')]).toEqual([tag, 'no-store']);
  expect((await poll(anna, path, '"other"')).status).toBe(200);
});

const start = async () => (await anna.call(calls.startChat, { query: { profile: ben.id } })).id;
const write = async (writer: TestMember) => {
  const payload = { conversation: await start(), text: 'Hi', client_id: crypto.randomUUID() };
  return (await writer.call(calls.sendMessage, { payload })).message;
};
const read = async (reader: TestMember, writer: TestMember) => {
  const { id, conversation } = await write(writer);
  return reader.call(calls.readMessages, { payload: { conversation, read_until: id } });
};
const like = (member: TestMember, other: TestMember) =>
  member.call(calls.likeProfile, { payload: { profile: other.id } });

/** Changes that the next poll must show, with what happens before them. */
const changes: Record<string, [before: () => Promise<unknown>, change: () => Promise<unknown>]> = {
  'a received message': [start, () => write(ben)],
  'a message of its own': [start, () => write(anna)],
  'reading a message': [() => write(ben), () => read(anna, ben)],
  'a message that was read': [() => write(anna), () => read(ben, anna)],
  'a deleted conversation': [
    () => write(ben),
    async () => anna.call(calls.deleteChat, { payload: { conversation: await start() } }),
  ],
  'a received like': [async () => {}, () => like(ben, anna)],
  'a like of its own': [async () => {}, () => like(anna, ben)],
  'a seen like': [
    () => like(ben, anna),
    () => anna.call(calls.markLikeSeen, { payload: { profile: ben.id } }),
  ],
  'a like that was taken back': [
    () => like(ben, anna),
    () => ben.call(calls.unlikeProfile, { payload: { profile: anna.id } }),
  ],
  'a block by the other member': [
    async () => [await like(ben, anna), await write(ben)],
    () => ben.call(calls.blockProfile, { payload: { profile: anna.id } }),
  ],
  'the end of that block': [
    async () => [
      await like(ben, anna),
      await write(ben),
      await ben.call(calls.blockProfile, { payload: { profile: anna.id } }),
    ],
    () => ben.call(calls.unblockProfile, { payload: { profile: anna.id } }),
  ],
  'a change of the profile': [
    async () => {},
    () => anna.call(calls.saveUser, { payload: { profile: { name: 'Annie' } } }),
  ],
  'the end of premium': [
    () =>
      world.db
        .update(members)
        .set({ paidUntil: new Date(world.services.clock.now().getTime() + 1000) })
        .where(eq(members.id, anna.id)),
    async () => world.pass(2000),
  ],
};

test.each(Object.entries(changes))('shows %s in the next poll', async (_, [prepare, change]) => {
  await prepare();
  const old = await Promise.all(
    polledPaths.map(async (path) => {
      const response = await anna.fetch(path);
      return { path, tag: response.headers.get('etag') ?? '', body: await response.text() };
    }),
  );
  await change();
  let changeCount = 0;
  for (const { path, tag, body } of old) {
    const { status } = await poll(anna, path, tag);
    const now = await (await anna.fetch(path)).text();
    if (now !== body) changeCount += 1;
    expect([path, status]).toEqual([path, now === body ? expect.anything() : 200]);
  }
  expect(changeCount).toBeGreaterThan(0);
});

test('shows a conversation that was opened again in the next poll of its id, without an event', async () => {
  const { conversation } = await write(ben);
  await anna.call(calls.deleteChat, { payload: { conversation } });
  const path = `/api/chats.php?conversation=${conversation}`;
  const first = await anna.fetch(path);
  const tag = first.headers.get('etag');
  expect(await first.json()).toEqual({ chats: [] });
  expect(await start()).toBe(conversation);
  const second = await poll(anna, path, tag ?? '""');
  expect(second.status).toBe(200);
  expect(await second.json()).toMatchObject({ chats: [{ profile: { id: ben.id } }] });
  expect([tag, second.headers.get('etag')]).toEqual([null, null]);
});

test('shows changes of other members within five minutes', async () => {
  await like(ben, anna);
  const tag = await tagOf(anna, '/api/likes.php');
  await world.db.update(members).set({ deletedAt: world.services.clock.now() }).where(eq(members.id, ben.id));
  world.pass(300_000);
  const response = await poll(anna, '/api/likes.php', tag);
  expect([response.status, await response.json()]).toEqual([200, { profiles: [], liked_by: [] }]);
});

test('does not accept the tag of another member, query or call', async () => {
  const tag = await tagOf(anna, '/api/likes.php');
  expect((await poll(ben, '/api/likes.php', tag)).status).toBe(200);
  expect((await poll(anna, '/api/likes.php?limit=10', tag)).status).toBe(200);
  expect((await poll(anna, '/api/chats.php', tag)).status).toBe(200);
});

test('refuses a visitor and an invalid query whatever the tag', async () => {
  const tag = await tagOf(anna, '/api/likes.php');
  const headers = { 'if-none-match': tag };
  expect((await world.visitor().fetch('/api/likes.php', { headers })).status).toBe(403);
  expect((await poll(anna, '/api/likes.php?limit=0', tag)).status).toBe(400);
});

test('reads nothing but the session for an unchanged poll', async () => {
  const tag = await tagOf(anna, '/api/chats.php');
  await write(anna);
  const fresh = await tagOf(anna, '/api/chats.php');
  expect(fresh).not.toBe(tag);
  // Without its table every read of the list fails.
  await world.db.execute(sql`alter table conversations rename to hidden`);
  try {
    expect((await poll(anna, '/api/chats.php', fresh)).status).toBe(304);
    expect((await poll(anna, '/api/chats.php', tag)).status).toBe(500);
  } finally {
    await world.db.execute(sql`alter table hidden rename to conversations`);
  }
});
