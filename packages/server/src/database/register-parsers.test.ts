import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';
import { types } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, test, vi } from 'vitest';
import { openMemoryDatabase } from '../../test/memory-database.ts';
import { attempts } from '../http/requests.table.ts';
import { registerParsers } from './register-parsers.ts';
import { rowsOf } from './rows-of.ts';

test('queries name no parsers, in a transaction neither, so that PGlite copies none', async () => {
  const query = vi.fn((_text: string, _params?: unknown[], _options?: QueryOptions) =>
    Promise.resolve({ rows: [], fields: [] }),
  );
  const client = {
    parsers: {} as PGlite['parsers'],
    query,
    transaction: (work: (tx: Transaction) => Promise<unknown>) => work({ query } as unknown as Transaction),
  } as unknown as PGlite;
  registerParsers(client);
  const db = drizzle({ client });
  await db.execute(sql`select 1`);
  await db.select().from(attempts);
  await db.transaction((tx) => tx.select().from(attempts));
  const options = query.mock.calls.map(([, , each]) => each);
  expect(options.map((each) => each?.rowMode)).toEqual(['object', 'array', 'array']);
  expect(options.filter((each) => each && 'parsers' in each)).toEqual([]);
  expect(Object.keys(client.parsers)).toContain(String(types.TIMESTAMPTZ));
});

test('an open database has the parsers, and dates and arrays are what Drizzle expects', async () => {
  const { db, close } = await openMemoryDatabase();
  const rows = await rowsOf(
    db,
    sql`select date '2026-11-29' as day, array[timestamptz '2026-11-29 12:00+00'] as times, array[1, 2] as numbers`,
  );
  expect(rows).toEqual([{ day: '2026-11-29', times: '{"2026-11-29 12:00:00+00"}', numbers: [1, 2] }]);
  const { parsers } = (db as unknown as { $client: PGlite }).$client;
  expect(parsers[types.TIMESTAMPTZ]?.('12:00', types.TIMESTAMPTZ)).toBe('12:00');
  await close();
});
