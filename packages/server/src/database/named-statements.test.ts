import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openMemoryDatabase } from '../../test/memory-database.ts';
import type { OpenDatabase } from './open.ts';
import { rowsOf } from './rows-of.ts';
import { statement } from './statement.ts';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openMemoryDatabase();
});
afterAll(() => opened.close());

const half = { half: sql<number>`100 / ${sql.placeholder('by')}::integer as half` };
const named = statement('test_named', half, (columns) => sql`select ${columns}, 'é' as named`);
const unnamed = statement(null, half, (columns) => sql`select ${columns}, 'é' as unnamed`);

/** Returns the names of the statements that PGlite keeps. */
const keptNames = async () =>
  (await rowsOf<{ name: string }>(opened.db, sql`select name from pg_prepared_statements`)).map(
    ({ name }) => name,
  );

test('a named statement is parsed once, and each later run is one message', async () => {
  expect(await named(opened.db, { by: 2 })).toEqual([{ half: 50 }]);
  expect(await keptNames()).toContain('test_named');
  const client = (opened.db as unknown as { $client: PGlite }).$client;
  const sent = vi.spyOn(client, 'execProtocolRaw');
  expect(await named(opened.db, { by: 4 })).toEqual([{ half: 25 }]);
  expect(sent).toHaveBeenCalledTimes(1);
  const names = await keptNames();
  sent.mockClear();
  await unnamed(opened.db, { by: 2 });
  expect(sent.mock.calls.length).toBeGreaterThan(1);
  sent.mockRestore();
  // Tests of other files use the same database.
  expect(await keptNames()).toEqual(names);
});

test.each([
  ['named', named],
  ['unnamed', unnamed],
])('a failure of a statement (%s) has its cause, and the next run succeeds', async (_name, run) => {
  for (const attempt of [1, 2]) {
    await expect(run(opened.db, { by: 0 }), `attempt ${attempt}`).rejects.toMatchObject({
      cause: { code: '22012', params: [0] },
    });
    expect(await run(opened.db, { by: 5 })).toEqual([{ half: 20 }]);
  }
});

test('a failed transaction refuses named statements until it ends', async () => {
  const inTransaction = opened.db.transaction(async (tx) => {
    await named(tx, { by: 0 }).catch(() => {});
    await named(tx, { by: 5 });
  });
  await expect(inTransaction).rejects.toMatchObject({ cause: { code: '25P02' } });
  expect(await opened.db.transaction((tx) => named(tx, { by: 5 }))).toEqual([{ half: 20 }]);
});
