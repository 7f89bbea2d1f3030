import { DAY_MS } from '@meetcute/core';
import { and, eq, getTableColumns, is, lt, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import type { Executor } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { withoutWaiting } from '../database/without-waiting.ts';
import { attempts } from './requests.table.ts';

/** The longest window, in milliseconds. Older counts are removed. */
const LONGEST = DAY_MS;

/** A bucket of attempts, and its window in milliseconds. */
export interface AttemptBucket {
  bucket: string;
  limit: { window: number };
}

const p = sql.placeholder;

/** Statements by the number of buckets that they count in, and whether they are part of a transaction. */
const counting = new Map<string, ReturnType<typeof countingIn>>();

function countingIn(size: number, isInTransaction: boolean) {
  const numbers = Array.from({ length: size }, (_, index) => index);
  const rows = numbers.map(
    (index) => sql`(${p('site')}, ${p(`bucket${index}`)}, ${p('now')}::timestamptz, 1)`,
  );
  const starts = numbers.map(
    (index) => sql`when ${p(`bucket${index}`)}::text then ${p(`start${index}`)}::timestamptz`,
  );
  const isOver = sql`${attempts.startedAt} <= case excluded.bucket ${sql.join(starts, sql` `)} end`;
  return statement(
    `count_attempts_${size}${isInTransaction ? '_in_transaction' : ''}`,
    getTableColumns(attempts),
    (columns) => sql`
      insert into ${attempts} (site_id, bucket, started_at, count)
      select counted.* from (values ${sql.join(rows, sql`, `)}) as counted ${isInTransaction ? undefined : sql`, ${withoutWaiting}`}
      on conflict (site_id, bucket) do update set
        count = case when ${isOver} then 1 else ${attempts.count} + 1 end,
        started_at = case when ${isOver} then excluded.started_at else ${attempts.startedAt} end
      returning ${columns}`,
  );
}

/** Counts an attempt in each bucket in one statement. Returns the counts of their current windows. */
export function countAttempts(
  db: Executor,
  siteId: string,
  buckets: readonly AttemptBucket[],
  now: Date,
): Promise<(typeof attempts.$inferSelect)[]> {
  const values: Record<string, string> = { site: siteId, now: now.toISOString() };
  for (const [index, { bucket, limit }] of buckets.entries()) {
    values[`bucket${index}`] = bucket;
    values[`start${index}`] = new Date(now.getTime() - limit.window).toISOString();
  }
  const isInTransaction = is(db, PgTransaction);
  const key = `${buckets.length} ${isInTransaction}`;
  const count = counting.getOrInsertComputed(key, () => countingIn(buckets.length, isInTransaction));
  return count(db, values);
}

/** Takes back one attempt of a bucket. */
export async function uncountAttempt(db: Executor, siteId: string, bucket: string): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(and(eq(attempts.siteId, siteId), eq(attempts.bucket, bucket)));
}

/** Clears the attempts of a bucket. */
export async function deleteAttempts(db: Executor, siteId: string, bucket: string): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.siteId, siteId), eq(attempts.bucket, bucket)));
}

/** Removes counts whose windows have expired. */
export async function removeOldAttempts(db: Executor, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.startedAt, new Date(now.getTime() - LONGEST)));
}
