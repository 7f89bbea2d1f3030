import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database, Executor } from '../database/database.ts';
import { type Job, jobs } from './jobs.table.ts';

/** Milliseconds until a job that was begun is due again, doubled with each attempt. */
const FIRST_WAIT = 60_000;

/** Writes jobs down, due at once unless said otherwise; in the transaction of what they follow. */
export async function addJobs(
  db: Executor,
  rows: readonly Pick<Job, 'id' | 'siteId' | 'kind' | 'subject'>[],
  now: Date,
  dueAt = now,
): Promise<void> {
  if (rows.length > 0) await db.insert(jobs).values(rows.map((row) => ({ ...row, dueAt, createdAt: now })));
}

/**
 * Takes the job of a kind that is due longest, null when none is. It becomes due again after a while that grows with
 * each attempt, so that one that failed, or whose server died, comes back; no two servers take the same one.
 */
export const claimJob = (db: Database, kind: Job['kind'], now: Date): Promise<Job | null> =>
  db.transaction(async (tx) => {
    const [job] = await tx
      .select()
      .from(jobs)
      .where(and(eq(jobs.kind, kind), lte(jobs.dueAt, now)))
      .orderBy(asc(jobs.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!job) return null;
    const attempts = job.attempts + 1;
    const dueAt = new Date(now.getTime() + FIRST_WAIT * 2 ** job.attempts);
    await tx.update(jobs).set({ attempts, dueAt }).where(isJob(job));
    return { ...job, attempts, dueAt };
  });

/** Forgets a job that is done, or given up. */
export async function removeJob(db: Executor, job: Job): Promise<void> {
  await db.delete(jobs).where(isJob(job));
}

const isJob = ({ siteId, id }: Job) => and(eq(jobs.siteId, siteId), eq(jobs.id, id));
