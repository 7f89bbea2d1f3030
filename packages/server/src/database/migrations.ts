import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Executor } from './database.ts';
import { rowsOf } from './rows-of.ts';

/** The migrations folder. It has the same location relative to the package's sources and its build. */
export const migrationsFolder = join(
  dirname(createRequire(import.meta.url).resolve('@meetcute/server/package.json')),
  'migrations',
);

/** A change of the schema. */
export interface Migration {
  /** Name of its file without the ending, such as `0025_list_pages`. */
  readonly name: string;
  /** Time of its creation in ms, by which a database knows it. Later migrations have later times. */
  readonly at: number;
  /** Hash of its file, by which Drizzle records it. */
  readonly hash: string;
  /** Its statements. */
  readonly sql: readonly string[];
}

interface Journal {
  entries: { when: number; tag: string }[];
}

/** Returns all migrations of this version, oldest first. */
export function readMigrations(folder: string = migrationsFolder): Migration[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal;
  return readMigrationFiles({ migrationsFolder: folder }).map((file, index) => ({
    name: entries[index]?.tag ?? '',
    at: file.folderMillis,
    hash: file.hash,
    sql: file.sql.map((statement) => statement.trim()),
  }));
}

/** Applied and pending migrations of a database. */
export interface SchemaState {
  /** Time of the last applied migration; 0 without one. */
  readonly appliedUntil: number;
  /** Migrations that are not applied, oldest first. */
  readonly pending: readonly Migration[];
  /** Whether a later version has applied migrations that this one doesn't know. */
  readonly isNewer: boolean;
}

/** Compares a database with the migrations of this version. Changes nothing. */
export async function readSchemaState(
  db: Executor,
  migrations: readonly Migration[] = readMigrations(),
): Promise<SchemaState> {
  const [migrationsTable] = await rowsOf<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  const [last] = migrationsTable?.name
    ? await rowsOf<{ at: string }>(
        db,
        sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
      )
    : [];
  const appliedUntil = Number(last?.at ?? 0);
  return {
    appliedUntil,
    // As Drizzle decides it: a migration is pending when it is later than the last applied one.
    pending: migrations.filter(({ at }) => at > appliedUntil),
    isNewer: appliedUntil > (migrations.at(-1)?.at ?? 0),
  };
}

/** Names migrations in a sentence: one, or the first and the last. */
export function nameMigrations(migrations: readonly Migration[]): string {
  const [first, last] = [migrations[0]?.name ?? '', migrations.at(-1)?.name ?? ''];
  return migrations.length === 1
    ? `the migration ${first}`
    : `${migrations.length} migrations (${first} to ${last})`;
}
