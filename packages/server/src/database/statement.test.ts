import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../test/test-world.ts';
import { members } from '../modules/members/members.table.ts';
import { statement } from './statement.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

const p = sql.placeholder;

test('maps columns, groups of columns and expressions as their types say, and keeps null', async () => {
  const readRows = statement(
    'test_mapping',
    {
      member: { seenAt: members.lastActiveAt, personal: members.personal },
      key: sql<Date>`row.at`.mapWith(members.searchAt),
      name: members.name,
    },
    () => sql`
      select null::timestamptz, '{"a": "b"}'::jsonb, row.at, 'Kim'
      from (select ${p('at')}::timestamptz as at) as row`,
  );
  const time = new Date('2026-02-03T04:05:06.789Z');
  const row = { member: { seenAt: null, personal: { a: 'b' } }, key: time, name: 'Kim' };
  expect(await readRows(world.db, { at: time.toISOString() })).toEqual([row]);
});

test('runs in the transaction that it is given, with the values of each run', async () => {
  const count = statement(
    null,
    { count: sql<number>`count(*)::int` },
    (columns) => sql`select ${columns} from ${members} where ${members.siteId} = ${p('site')}`,
  );
  await world.db
    .transaction(async (tx) => {
      await tx.insert(members).values({
        id: 'test-statement',
        siteId: 'statements',
        email: 'kim@example.com',
        emailKey: 'kim@example.com',
        passwordHash: 'none',
        name: 'Kim',
        createdAt: new Date(),
      });
      expect(await count(tx, { site: 'statements' })).toEqual([{ count: 1 }]);
      expect(await count(tx, { site: 'another' })).toEqual([{ count: 0 }]);
      tx.rollback();
    })
    .catch(() => undefined);
  expect(await count(world.db, { site: 'statements' })).toEqual([{ count: 0 }]);
});
