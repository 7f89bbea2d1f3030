import { sql } from 'drizzle-orm';
import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { newDataFolder } from '../../test/data-folder.ts';
import { runMigrate } from './migrate.ts';
import { readMigrations } from './migrations.ts';
import { openDatabase } from './open.ts';
import { rowsOf } from './rows-of.ts';

const migrations = readMigrations();
const last = migrations.at(-1)!;

const folder = async () => {
  const dataDir = await newDataFolder();
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return { dataDir };
};

/** Returns everything that a migration could change: columns, indexes, and the list of applied ones. */
async function schemaOf(location: { dataDir: string }): Promise<unknown[]> {
  const { db, close } = await openDatabase(location, 'leave');
  const rows = await rowsOf(
    db,
    sql`select table_schema, table_name, column_name, data_type, is_nullable, column_default
      from information_schema.columns where table_schema in ('public', 'drizzle') order by 1, 2, 3`,
  );
  const indexes = await rowsOf(
    db,
    sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`,
  );
  await close();
  return [...rows, ...indexes];
}

/** Changes the list of applied migrations. */
async function alter(location: { dataDir: string }, statement: ReturnType<typeof sql>) {
  const { db, close } = await openDatabase(location, 'leave');
  await db.execute(statement);
  await close();
}

test('later migrations have later times, because a database knows only the last one', () => {
  const times = migrations.map(({ at }) => at);
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
});

test('a dry run lists the pending migrations with their SQL and leaves an empty database empty', async () => {
  const location = await folder();
  const { text, data } = await runMigrate(location, { isDryRun: true });
  for (const { name, sql: statements } of migrations) {
    expect(text).toContain(`-- ${name}\n`);
    for (const statement of statements) expect(text).toContain(statement);
  }
  expect(data).toMatchObject({ is_applied: false, pending: migrations.map(({ name }) => ({ name })) });
  expect(await schemaOf(location)).toEqual([]);

  // Applies them all, then finds nothing to do.
  expect((await runMigrate(location, { isDryRun: false })).text).toMatch(
    /^Applied \d+ migrations \(0000_start to /,
  );
  const migratedSchema = await schemaOf(location);
  expect(migratedSchema.length).toBeGreaterThan(100);
  expect((await runMigrate(location, { isDryRun: false })).text).toBe('The database is up to date.');
}, 60_000);

test(
  'a database that lacks a migration is refused by a host that must not migrate, one of a later version is not',
  { tags: 'full', timeout: 60_000 },
  async () => {
    const location = await folder();
    await (await openDatabase(location)).close();
    await alter(location, sql`delete from drizzle.__drizzle_migrations where created_at = ${last.at}`);
    await expect(openDatabase(location, 'require')).rejects.toThrow(
      `The database lacks the migration ${last.name} of this version. Apply with: npx meetcute migrate`,
    );
    await expect(runMigrate(location, { isDryRun: true })).resolves.toMatchObject({
      text: expect.stringContaining(`Pending: the migration ${last.name}. Nothing was changed.`) as string,
    });

    await alter(
      location,
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', ${last.at + 1})`,
    );
    const schemaBefore = await schemaOf(location);
    await expect(runMigrate(location, { isDryRun: false })).rejects.toThrow(
      /^The database was migrated by a later version than this one, .* Nothing was changed\./,
    );
    expect(await schemaOf(location)).toEqual(schemaBefore);
    // The previous version must be able to restart while a new one rolls out.
    await (await openDatabase(location, 'require')).close();
  },
);

test('a migration that fails is named, and no migration is applied', async () => {
  const location = await folder();
  await alter(location, sql`create table jobs (id text)`);
  await expect(runMigrate(location, { isDryRun: false })).rejects.toThrow(
    /^The database can't be migrated: relation "jobs" already exists, in: CREATE TABLE "jobs" \(\. No migration was applied\.$/,
  );
  expect(await schemaOf(location)).toEqual([
    expect.objectContaining({ table_name: '__drizzle_migrations' }),
    expect.objectContaining({ table_name: '__drizzle_migrations' }),
    expect.objectContaining({ table_name: '__drizzle_migrations' }),
    expect.objectContaining({ table_name: 'jobs' }),
  ]);
}, 60_000);
