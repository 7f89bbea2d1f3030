import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from './database/database.ts';
import { members } from './modules/members/members.table.ts';

/** Rows per insert: few statements, and well below PostgreSQL's limit of 65,535 values. */
const BATCH = 500;

/** Returns whether a database has members. */
export async function hasMembers(db: Database | Transaction): Promise<boolean> {
  const rows = await db.select({ id: members.id }).from(members).limit(1);
  return rows.length > 0;
}

/** Fills a database without members in one transaction. Returns whether it was filled. */
export const fillEmpty = (db: Database, fill: (tx: Transaction) => Promise<void>): Promise<boolean> =>
  db.transaction(async (tx) => {
    if (await hasMembers(tx)) return false;
    await fill(tx);
    return true;
  });

/** Inserts rows into a table in batches. */
export async function insertAll<T extends PgTable>(
  tx: Transaction,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await tx.insert(table).values(rows.slice(start, start + BATCH));
  }
}
