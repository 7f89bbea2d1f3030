import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/** Types of all tables. */
export type Schema = typeof schema;

/** The database: PGlite or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, Schema>;

/**
 * An open transaction. Inside `db.transaction(async (tx) => …)` use only `tx`: PGlite has a single
 * connection, so a query on `db` would deadlock.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Parameter type of repositories: the database or an open transaction. */
export type Executor = Database | Transaction;
