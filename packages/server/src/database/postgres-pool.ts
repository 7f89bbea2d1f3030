import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Database } from './database.ts';
import * as schema from './schema.ts';
import { isUnavailable } from './unavailable.ts';

const dialect = new PgDialect();

/** Milliseconds after which opening a connection fails. */
export const CONNECT_TIMEOUT = 5000;

/** Limits of the connections of one server. */
export interface PoolLimits {
  /** Connections at a time. Default: 10. */
  size?: number;
  /** Milliseconds after which PostgreSQL cancels a statement, or ends a transaction without one. Default: never. */
  statementTimeout?: number;
}

/** Connections of a pool at a moment. */
export interface PoolState {
  /** Open connections. */
  total: number;
  /** Open connections without work. */
  idle: number;
  /** Work that waits for a connection. */
  waiting: number;
}

/** Opens a pool that survives broken connections: the next query opens a new one. */
export function openPool(databaseUrl: string, { size = 10, statementTimeout = 0 }: PoolLimits = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    max: size,
    ...(statementTimeout > 0
      ? { statement_timeout: statementTimeout, idle_in_transaction_session_timeout: statementTimeout }
      : {}),
  });
  const ignore = () => {
    // The current or next query fails with the reason. Without a listener the process would exit.
  };
  pool.on('error', ignore);
  // The pool handles errors of idle connections only. A connection that breaks inside a transaction needs its
  // own listener.
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/**
 * Connects Drizzle to a pool. Replaces Drizzle's own transactions, which leak a connection when `begin`
 * fails.
 */
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
