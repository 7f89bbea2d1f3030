import { calls } from '@meetcute/contract';
import { DAY_MS } from '@meetcute/core';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStaff } from '../../../test/test-desk.ts';
import { openTestWorld, type TestWorld } from '../../../test/test-world.ts';
import { rowsOf } from '../../database/rows-of.ts';
import * as schema from '../../database/schema.ts';
import { removeOldKeys } from '../../http/idempotency.repository.ts';
import { removeOldEvents } from '../events/events.repository.ts';
import { updateMember } from '../members/members.repository.ts';
import { rememberBrowser, trustResetBrowser } from '../sessions/known-browsers.repository.ts';
import { removeOldStaffSessions } from '../staff/staff-sessions.repository.ts';
import { eraseMember } from './deletion.usecases.ts';
import { issueToken, type TokenKind } from './tokens.repository.ts';

let world: TestWorld;
beforeAll(async () => void (world = await openTestWorld()));
afterAll(() => world.close());

/** All tables but that of jobs, which end by themselves. */
const tables = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .map(getTableName)
  .filter((name) => name !== 'jobs');

/** Returns the names of the tables with a row that contains a text. */
async function tablesWith(text: string): Promise<string[]> {
  const matches = await Promise.all(
    tables.map(async (name) => {
      const isThere = sql`select 1 from ${sql.identifier(name)} as each where each::text like ${`%${text}%`} limit 1`;
      return (await rowsOf(world.db, isThere)).length > 0 ? [name] : [];
    }),
  );
  return matches.flat().toSorted();
}

/** Two members who like, write and report one another. */
async function acquaintances() {
  const [anna, ben] = [await world.join('free', { name: 'Anna' }), await world.join('free')];
  await anna.call(calls.likeProfile, { payload: { profile: ben.id } });
  await ben.call(calls.likeProfile, { payload: { profile: anna.id } });
  const { id: conversation } = await anna.call(calls.startChat, { query: { profile: ben.id } });
  for (const writer of [anna, ben])
    await writer.call(calls.sendMessage, {
      payload: { conversation, text: 'Hello', client_id: crypto.randomUUID() },
    });
  await ben.call(calls.report, { payload: { profile: anna.id, category: 'scam', text: 'Asks for money.' } });
  await anna.fetch('/api/search.php?manual_search=1&gender=m');
  return { anna, ben };
}

test('stored responses are removed after a day, and sessions of the staff after twelve hours', async () => {
  const { db, services } = world;
  const createdAt = services.clock.now();
  const { browser } = await addStaff(world, world.api.openDesk());
  const payload = { conversation: 'of-others', text: 'Hello', client_id: crypto.randomUUID() };
  const response = await (
    await world.join()
  ).fetch('/api/messages.php', {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'idempotency-key': 'key-of-one-click' },
  });
  expect([response.status, browser.cookie]).toEqual([404, expect.stringMatching(/./)]);
  const countRowsAt = async (hours: number) => {
    const time = new Date(createdAt.getTime() + hours * 3_600_000);
    await removeOldKeys(db, time);
    await removeOldStaffSessions(db, time);
    return [await db.$count(schema.idempotencyKeys), await db.$count(schema.staffSessions)];
  };
  expect([await countRowsAt(11), await countRowsAt(13), await countRowsAt(25)]).toEqual([
    [1, 1],
    [1, 0],
    [0, 0],
  ]);
});

test('an erased account is left in the report of somebody else alone', async () => {
  const { db, services } = world;
  const { anna } = await acquaintances();
  const now = services.clock.now();
  const browser = { siteId: 'free', memberId: anna.id, visitor: 'a browser' };
  await rememberBrowser(db, { ...browser, userAgent: 'Firefox' }, now);
  await trustResetBrowser(db, browser, now);
  for (const kind of ['mails', 'activation', 'passkey_add'] satisfies TokenKind[])
    await issueToken(db, services.ids, {
      siteId: 'free',
      kind,
      subject: anna.id,
      visitor: null,
      now,
      lifetime: 180 * DAY_MS,
    });
  const tablesBefore = await tablesWith(anna.id);
  for (const name of ['members', 'sessions', 'tokens', 'likes', 'messages', 'saved_searches', 'events'])
    expect(tablesBefore).toContain(name);

  await updateMember(db, 'free', anna.id, { deletedAt: now });
  world.pass(31 * DAY_MS);
  await eraseMember(services, { siteId: 'free', subject: anna.id });
  await removeOldEvents(db, 'free', services.clock.now());
  expect(await tablesWith(anna.id)).toEqual(['reports']);
  expect(await tablesWith(`${anna.id}@example.com`)).toEqual([]);
});
