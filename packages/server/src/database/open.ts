import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pg from 'pg';
import { createNotifier } from '../ports/defaults.ts';
import type { Log, Notifier } from '../ports/ports.ts';
import { joinPostgres } from './postgres-notifier.ts';
import { type Presence, processPresence } from '../ports/presence.ts';
import { claimDataFolder, StartError } from './data-folder.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrationsFolder } from './migrations.ts';
import { keepNamedStatements } from './named-statements.ts';
import { CONNECT_TIMEOUT, drizzlePool, openPool, type PoolLimits, type PoolState } from './postgres-pool.ts';
import { prepareSchema, type SchemaMode } from './prepare-schema.ts';
import { reason } from './reason.ts';
import { registerParsers } from './register-parsers.ts';
import * as schema from './schema.ts';

/** An arbitrary number, equal in every server, so that two servers starting at once do not both migrate, or one restores. */
export const MIGRATION_LOCK = 0x6d636d67;

/**
 * Location of the data: a folder, a PostgreSQL URL with limits of its connections, or memory for tests, optionally
 * starting from a copy of a folder.
 */
export type DatabaseLocation =
  | { dataDir: string }
  | { databaseUrl: string; limits?: PoolLimits }
  | { memory: true; copy?: Blob };

/** An open database. Its schema is up to date unless it was opened with `leave`. */
export interface OpenDatabase {
  /** The database for queries. */
  db: Database;
  /** The engine. */
  kind: 'pglite' | 'postgresql';
  /** Returns the state of the connections. Only on PostgreSQL. */
  pool?: () => PoolState;
  /**
   * Connects an API with the other servers of this database: none on PGlite, all of them on PostgreSQL. The
   * API closes the connection.
   */
  join(log: Pick<Log, 'error'>): { notifier: Notifier; presence: Presence };
  /** Closes the database and releases the data folder. */
  close(): Promise<void>;
}

/**
 * Opens the database and by default migrates its schema. Throws a StartError for the operator when the folder is not a
 * Meetcute folder, is in use or unreadable, when PostgreSQL does not respond, or when the schema lacks migrations.
 */
export async function openDatabase(
  location: DatabaseLocation,
  mode: SchemaMode = 'apply',
): Promise<OpenDatabase> {
  if ('databaseUrl' in location) return openPostgres(location.databaseUrl, location.limits, mode);
  if ('memory' in location)
    return openPglite(location.copy ? { loadDataDir: location.copy } : {}, mode, () => {});
  const folder = claimDataFolder(location.dataDir);
  const release = lockFolder(folder);
  try {
    return await openPglite({ dataDir: join(folder, 'db') }, mode, release);
  } catch (error) {
    release();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database in ${folder} can't be opened (${reason(error)}). Nothing was removed. ` +
        'Set DATA_DIR to another folder, or restore a backup of this one.',
      { cause: error },
    );
  }
}

/** Memory of PGlite for pages of tables. Its default of 128 MB is cleared at each start, which takes half a second. */
const SHARED_BUFFERS = '32MB';

async function openPglite(
  options: PGliteOptions,
  mode: SchemaMode,
  release: () => void,
): Promise<OpenDatabase> {
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`];
  const client = await PGlite.create({ ...options, startParams });
  keepNamedStatements(client);
  registerParsers(client);
  const db = drizzlePglite({ client, schema });
  try {
    await prepareSchema(db, mode, () => migratePglite(db, { migrationsFolder }));
  } catch (error) {
    await client.close();
    throw error;
  }
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

/** Runs work on a connection of its own, whose statements may take as long as they need. */
async function withOwnConnection(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
  });
  // The current query fails with the reason. Without a listener the process would exit.
  client.on('error', () => {});
  try {
    await client.connect();
    // The role or the database may have limits of its own.
    await client.query('set statement_timeout = 0');
    await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Migrates the schema, one server at a time. */
async function migratePostgres(client: pg.Client): Promise<void> {
  const db = drizzlePg(client);
  // Ends with the connection.
  await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
  await migratePg(db, { migrationsFolder });
}

async function openPostgres(
  databaseUrl: string,
  limits: PoolLimits | undefined,
  mode: SchemaMode,
): Promise<OpenDatabase> {
  const pool = openPool(databaseUrl, limits);
  try {
    await withOwnConnection(databaseUrl, (client) =>
      prepareSchema(drizzlePool(pool), mode, () => migratePostgres(client)),
    );
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    throw new StartError(
      `The database at ${describeUrl(databaseUrl)} can't be used (${reason(error)}). Check that DATABASE_URL is right and that the database is running.`,
    );
  }
  return {
    db: drizzlePool(pool),
    kind: 'postgresql',
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    join: (log) => joinPostgres(databaseUrl, pool, log),
    close: async () => {
      // A pool that ends drops connections requested in the same turn.
      await nextTurn();
      await pool.end();
    },
  };
}

/** Returns host, port and name of a database, never the password. */
function describeUrl(databaseUrl: string): string {
  try {
    const { hostname, port, pathname } = new URL(databaseUrl);
    return `${hostname}:${port || 5432}${pathname}`;
  } catch {
    return 'DATABASE_URL (which is not a URL like postgres://user:password@host/name)';
  }
}
