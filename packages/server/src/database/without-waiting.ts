import { sql } from 'drizzle-orm';

/**
 * Subquery of a statement that does not wait until its changes are on disk. A crash of PostgreSQL loses them if it happens
 * within the next second. Only for a statement of its own: in a transaction, all its changes would be lost.
 */
export const withoutWaiting = sql`(select set_config('synchronous_commit', 'off', true)) as settings`;
