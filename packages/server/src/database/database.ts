import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

export type Schema = typeof schema;

/** The database, PGlite or PostgreSQL alike. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;

/**
 * An open transaction. Inside `db.transaction(async (tx) => …)` use `tx` alone: PGlite has one connection,
 * so a query on `db` would wait for a transaction that waits for it.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What a repository takes: the database or an open transaction. */
export type Executor = Database | Transaction;
