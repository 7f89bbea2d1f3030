import { startPostgres } from '@meetcute/dev-postgres';
import { eq, sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openTestWorld } from '../../test/test-world.ts';
import { deleteMember } from '../modules/members/members.repository.ts';
import { members } from '../modules/members/members.table.ts';
import { MIGRATION_LOCK, openDatabase } from './open.ts';
import type { PoolLimits } from './postgres-pool.ts';
import { isCancelled, isDatabaseAway, isUnavailable } from './unavailable.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres({ isDurable: false });
});
afterAll(() => postgres?.stop());

async function open(limits?: PoolLimits, databaseUrl = postgres.databaseUrl) {
  const database = await openDatabase({ databaseUrl, ...(limits ? { limits } : {}) });
  onTestFinished(() => database.close());
  return database;
}

/** Returns a setting of a connection. */
async function setting({ db }: Awaited<ReturnType<typeof open>>, name: string): Promise<unknown> {
  const { rows } = (await db.execute(sql.raw(`show ${name}`))) as unknown as { rows: object[] };
  return Object.values(rows[0] ?? {})[0];
}

test('a pool opens as many connections as it may, and work waits for them', async () => {
  const { db, pool } = await open({ size: 2 });
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  onTestFinished(() => release());
  const work = Array.from({ length: 5 }, () => db.transaction(() => gate));
  await expect.poll(() => pool?.()).toEqual({ total: 2, idle: 0, waiting: 3 });
  release();
  await Promise.all(work);
  expect(pool?.()).toEqual({ total: 2, idle: 2, waiting: 0 });
});

test('cancels a statement that takes too long, which is no outage', async () => {
  const database = await open({ statementTimeout: 300 });
  const error: unknown = await database.db
    .execute(sql`select pg_sleep(60)`)
    .catch((reason: unknown) => reason);
  expect([isCancelled(error), isUnavailable(error), isDatabaseAway(error)]).toEqual([true, false, false]);
  expect(await setting(database, 'idle_in_transaction_session_timeout')).toBe('300ms');
});

test('cancels nothing without a limit', async () => {
  expect(await setting(await open(), 'statement_timeout')).toBe('0');
});

test('a call whose statement took too long responds with 503, is logged and works when repeated', async () => {
  const faults: string[] = [];
  const log = { info: () => {}, error: (message: string) => void faults.push(message) };
  const world = await openTestWorld(
    { log },
    {
      databaseUrl: postgres.databaseUrl,
      limits: { statementTimeout: 1000 },
    },
  );
  onTestFinished(() => world.close());
  const member = await world.join();
  const response = await (
    await open()
  ).db.transaction(async (tx) => {
    await tx.execute(sql`lock table sessions`);
    return member.fetch('/api/user.php');
  });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
  expect(faults).toContain('A statement took too long');
  expect((await member.fetch('/api/user.php')).status).toBe(200);
});

test('erasing a member takes as long as it needs', async () => {
  const { db } = await open({ statementTimeout: 1000 });
  await db.execute(
    sql.raw(`create function wait() returns trigger language plpgsql as
    'begin perform pg_sleep(1.2); return old; end'`),
  );
  await db.execute(sql`create trigger wait before delete on members for each row execute function wait()`);
  onTestFinished(async () => {
    const { db: fresh } = await open();
    await fresh.execute(sql`drop function wait cascade`);
  });
  const { id, siteId } = (await db.select().from(members).limit(1))[0]!;
  const isErased = async () => (await db.$count(members, eq(members.id, id))) === 0;
  await expect(db.delete(members).where(eq(members.id, id))).rejects.toThrow('Failed query');
  expect(await isErased()).toBe(false);
  await deleteMember(db, siteId, id);
  expect(await isErased()).toBe(true);
});

test('migrations take as long as they need', async () => {
  await postgres.query('create database slow');
  await postgres.query('alter database slow set statement_timeout = 1000');
  const slow = new URL(postgres.databaseUrl);
  slow.pathname = '/slow';
  // Another server that migrates, for longer than a statement of this database may take.
  const other = new pg.Client({ connectionString: slow.href });
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const opening = open({ statementTimeout: 60_000 }, slow.href);
  const isWaiting = async () => {
    const { rows } = await other.query("select 1 from pg_locks where locktype = 'advisory' and not granted");
    return rows.length > 0;
  };
  await expect.poll(isWaiting).toBe(true);
  await pause(1500);
  await other.end();
  expect(await (await opening).db.$count(members)).toBe(0);
});
