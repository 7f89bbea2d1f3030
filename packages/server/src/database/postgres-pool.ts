import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Database } from './database.ts';
import * as schema from './schema.ts';
import { isUnavailable } from './unavailable.ts';

const dialect = new PgDialect();

/** Opens a pool whose connections may break at any moment; the next query opens a new one. */
export function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  const ignore = () => {
    // The query that runs, or the next one, fails with the reason; without a listener the process would end.
  };
  pool.on('error', ignore);
  // The pool listens to idle connections only. One that breaks inside a transaction is nobody's otherwise.
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/** Connects Drizzle to a pool. Its own transactions leak a connection whose `begin` fails, so they are replaced. */
export function drizzlePool(pool: pg.Pool): Database {
  const db: Database = drizzle({ client: pool, schema });
  db.transaction = async (work, config) => {
    const client = await pool.connect().catch((error: Error) => {
      throw new DrizzleQueryError('begin', [], error);
    });
    let isBroken = false;
    try {
      const session = new NodePgSession<typeof schema, never>(client, dialect, undefined);
      return await session.transaction(work as never, config);
    } catch (error) {
      isBroken = isUnavailable(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return db;
}
