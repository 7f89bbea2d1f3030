import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createNotifier } from '../ports/defaults.ts';
import type { Log, Notifier } from '../ports/ports.ts';
import { joinPostgres } from '../ports/postgres-notifier.ts';
import { type Presence, processPresence } from '../ports/presence.ts';
import { claimDataFolder, StartError } from './data-folder.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { drizzlePool, openPool } from './postgres-pool.ts';
import * as schema from './schema.ts';

/** Beside the package's sources and its build alike. */
export const migrationsFolder = join(
  dirname(createRequire(import.meta.url).resolve('@meetcute/server/package.json')),
  'migrations',
);

/** Any number, the same in every server, so that two starting at once don't migrate together. */
const MIGRATION_LOCK = 0x6d636d67;

/** Where the data is: a folder, a PostgreSQL, or memory for tests, which may begin with a copy of a folder. */
export type DatabaseLocation = { dataDir: string } | { databaseUrl: string } | { memory: true; copy?: Blob };

/** An open database with its schema up to date. */
export interface OpenDatabase {
  db: Database;
  kind: 'pglite' | 'postgresql';
  /** Connects an API with the servers of this database: the process alone on PGlite, all of them on a PostgreSQL. The API closes it. */
  join(log: Pick<Log, 'error'>): { notifier: Notifier; presence: Presence };
  close(): Promise<void>;
}

/**
 * Opens the database and brings its schema up to date. Throws a StartError, for the operator to read, when
 * the folder is not ours, in use or unreadable, or when the PostgreSQL doesn't answer.
 */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if ('databaseUrl' in location) return openPostgres(location.databaseUrl);
  if ('memory' in location) return openPglite(location.copy ? { loadDataDir: location.copy } : {}, () => {});
  const folder = claimDataFolder(location.dataDir);
  const release = lockFolder(folder);
  try {
    return await openPglite({ dataDir: join(folder, 'db') }, release);
  } catch (error) {
    release();
    throw new StartError(
      `The database in ${folder} can't be opened (${reason(error)}). Nothing was removed. ` +
        'Name another folder in DATA_DIR, or put back a copy of this one.',
      { cause: error },
    );
  }
}

async function openPglite(options: PGliteOptions, release: () => void): Promise<OpenDatabase> {
  const client = await PGlite.create(options);
  const db = drizzlePglite({ client, schema });
  await migratePglite(db, { migrationsFolder });
  return {
    db,
    kind: 'pglite',
    join: () => ({ notifier: createNotifier(), presence: processPresence }),
    close: async () => {
      await client.close();
      release();
    },
  };
}

async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = openPool(databaseUrl);
  try {
    const client = await pool.connect();
    try {
      const db = drizzlePg(client);
      await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
      await migratePg(db, { migrationsFolder });
      await db.execute(sql`select pg_advisory_unlock(${MIGRATION_LOCK})`);
    } finally {
      client.release();
    }
  } catch (error) {
    await pool.end();
    throw new StartError(
      `The database at ${describeUrl(databaseUrl)} can't be used (${reason(error)}). Check DATABASE_URL and that it runs.`,
    );
  }
  return {
    db: drizzlePool(pool),
    kind: 'postgresql',
    join: (log) => joinPostgres(databaseUrl, pool, log),
    close: async () => {
      // A pool that ends serves nobody who has asked within the same turn.
      await nextTurn();
      await pool.end();
    },
  };
}

/** Host, port and name of a database, never its user's password. */
function describeUrl(databaseUrl: string): string {
  try {
    const { hostname, port, pathname } = new URL(databaseUrl);
    return `${hostname}:${port || 5432}${pathname}`;
  } catch {
    return 'DATABASE_URL (which is not an address like postgres://user:password@host/name)';
  }
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join('; ');
  if (error instanceof Error) return error.cause ? reason(error.cause) : error.message || error.name;
  return String(error);
}
