import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openMemoryDatabase } from '../../test/memory-database.ts';
import type { OpenDatabase } from './open.ts';
import { rowsOf } from './rows-of.ts';
import { statement } from './statement.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());

const half = { half: sql<number>`100 / ${sql.placeholder('by')}::integer as half` };
const runNamed = statement('test_named', half, (columns) => sql`select ${columns}, 'é' as named`);
const runUnnamed = statement(null, half, (columns) => sql`select ${columns}, 'é' as unnamed`);

/** Returns the names of the statements that PGlite keeps. */
const keptNames = async () =>
  (await rowsOf<{ name: string }>(database.db, sql`select name from pg_prepared_statements`)).map(
    ({ name }) => name,
  );

test('a named statement is parsed once, and each later run is one message', async () => {
  expect(await runNamed(database.db, { by: 2 })).toEqual([{ half: 50 }]);
  expect(await keptNames()).toContain('test_named');
  const client = (database.db as unknown as { $client: PGlite }).$client;
  const execSpy = vi.spyOn(client, 'execProtocolRaw');
  expect(await runNamed(database.db, { by: 4 })).toEqual([{ half: 25 }]);
  expect(execSpy).toHaveBeenCalledTimes(1);
  const names = await keptNames();
  execSpy.mockClear();
  await runUnnamed(database.db, { by: 2 });
  expect(execSpy.mock.calls.length).toBeGreaterThan(1);
  execSpy.mockRestore();
  // Tests of other files use the same database.
  expect(await keptNames()).toEqual(names);
});

test.each([
  ['named', runNamed],
  ['unnamed', runUnnamed],
])('a failure of a statement (%s) has its cause, and the next run succeeds', async (_name, run) => {
  for (const attempt of [1, 2]) {
    await expect(run(database.db, { by: 0 }), `attempt ${attempt}`).rejects.toMatchObject({
      cause: { code: '22012', params: [0] },
    });
    expect(await run(database.db, { by: 5 })).toEqual([{ half: 20 }]);
  }
});

test('a failed transaction refuses named statements until it ends', async () => {
  const inTransaction = database.db.transaction(async (tx) => {
    await runNamed(tx, { by: 0 }).catch(() => {});
    await runNamed(tx, { by: 5 });
  });
  await expect(inTransaction).rejects.toMatchObject({ cause: { code: '25P02' } });
  expect(await database.db.transaction((tx) => runNamed(tx, { by: 5 }))).toEqual([{ half: 20 }]);
});
