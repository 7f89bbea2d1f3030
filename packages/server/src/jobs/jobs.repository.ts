import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { statement } from '../database/statement.ts';
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

/** A job that there is only once at a time, by its own id. */
export type SingleJob = Pick<Job, 'id' | 'siteId' | 'kind' | 'subject' | 'dueAt' | 'createdAt'>;

/** What writes jobs down as `addJobsOnce` does, also as a part of a statement, with the values of `jobValues`. */
export const addingJobs = sql`
  insert into ${jobs} (id, site_id, kind, subject, due_at, created_at)
  select "id", "siteId", "kind", "subject", "dueAt", "createdAt"
  from jsonb_to_recordset(${sql.placeholder('jobs')}::jsonb)
    as added ("id" text, "siteId" text, "kind" text, "subject" text, "dueAt" timestamptz, "createdAt" timestamptz)
  order by "id"
  on conflict (id) do update set due_at = excluded.due_at, attempts = 0 where ${jobs.attempts} > 0`;

/** What a statement with `addingJobs` is run with. */
export const jobValues = (rows: readonly SingleJob[]) => ({ jobs: JSON.stringify(rows) });

const addOnce = statement('add_jobs_once', {}, () => addingJobs);

/**
 * Writes jobs down that there are only once at a time. One that waits already stays as it is, and is held until the transaction
 * has ended; one that is just being done is due once more, so that what came meanwhile is not forgotten.
 */
export async function addJobsOnce(db: Executor, rows: readonly SingleJob[]): Promise<void> {
  if (rows.length > 0) await addOnce(db, jobValues(rows));
}

const claim = statement(
  'claim_job',
  getTableColumns(jobs),
  (columns) => sql`
    update ${jobs} set attempts = attempts + 1,
      due_at = ${sql.placeholder('now')}::timestamptz + ${sql.raw(`interval '${FIRST_WAIT} ms'`)} * power(2, attempts)
    where ${jobs.id} = (
      select id from ${jobs} where kind = ${sql.placeholder('kind')} and due_at <= ${sql.placeholder('now')}::timestamptz
      order by due_at limit 1 for update skip locked)
    returning ${columns}`,
);

/**
 * Takes the job of a kind that is due longest, null when none is. It becomes due again after a while that grows with
 * each attempt, so that one that failed, or whose server died, comes back; no two servers take the same one.
 */
export async function claimJob(db: Executor, kind: Job['kind'], now: Date): Promise<Job | null> {
  const [job] = await claim(db, { kind, now: now.toISOString() });
  return job ?? null;
}

/** Forgets a job that is done, or given up; one that was written down again since it was taken stays. */
export async function removeJob(db: Executor, job: Job): Promise<void> {
  await db.delete(jobs).where(isTaken(job));
}

/** Puts a job that was taken off until a moment, as if it had never been begun. */
export async function rescheduleJob(db: Executor, job: Job, dueAt: Date): Promise<void> {
  await db.update(jobs).set({ attempts: 0, dueAt }).where(isTaken(job));
}

const isTaken = (job: Job) => and(isJob(job), eq(jobs.attempts, job.attempts));

const isJob = ({ siteId, id }: Job) => and(eq(jobs.siteId, siteId), eq(jobs.id, id));
