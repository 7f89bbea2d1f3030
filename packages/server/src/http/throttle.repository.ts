import { DAY_MS } from '@meetcute/core';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { attempts } from './requests.table.ts';

/** The longest window, in milliseconds. Older counts are removed. */
const LONGEST = DAY_MS;

/** A bucket of attempts, and its window in milliseconds. */
export interface AttemptBucket {
  bucket: string;
  limit: { window: number };
}

/** Counts an attempt in each bucket in one statement. Returns the counts of their current windows. */
export function countAttempts(
  db: Executor,
  siteId: string,
  counted: readonly AttemptBucket[],
  now: Date,
): Promise<(typeof attempts.$inferSelect)[]> {
  const starts = counted.map(({ limit }) => new Date(now.getTime() - limit.window).toISOString());
  const start = sql.join(
    counted.map(({ bucket }, index) => sql`when ${bucket} then ${starts[index]}::timestamptz`),
    sql` `,
  );
  const isOver = sql`${attempts.startedAt} <= case excluded.bucket ${start} end`;
  return db
    .insert(attempts)
    .values(counted.map(({ bucket }) => ({ siteId, bucket, startedAt: now, count: 1 })))
    .onConflictDoUpdate({
      target: [attempts.siteId, attempts.bucket],
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        startedAt: sql`case when ${isOver} then excluded.started_at else ${attempts.startedAt} end`,
      },
    })
    .returning();
}

/** Clears the attempts of a bucket. */
export async function deleteAttempts(db: Executor, siteId: string, bucket: string): Promise<void> {
  await db.delete(attempts).where(and(eq(attempts.siteId, siteId), eq(attempts.bucket, bucket)));
}

/** Removes counts whose windows have expired. */
export async function removeOldAttempts(db: Executor, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.startedAt, new Date(now.getTime() - LONGEST)));
}
