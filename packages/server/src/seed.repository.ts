import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './database/database.ts';
import { members } from './modules/members/members.table.ts';

/** Rows per insert: few statements, and well below PostgreSQL's limit of 65,535 values. */
const BATCH = 500;

/** Returns whether the database has members. */
export async function hasMembers(tx: Transaction): Promise<boolean> {
  return (await tx.select({ id: members.id }).from(members).limit(1)).length > 0;
}

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
