import { and, asc, count, eq, getTableColumns, gt, min, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { type Job, jobs, type NewJob } from './jobs.table.ts';

/** Milliseconds until a started job is due again. Doubles with each attempt. */
const FIRST_WAIT = 60_000;

/**
 * SQL that adds jobs as `addJobs` does. Can be part of another statement, with the values of `jobValues`.
 */
export const addingJobs = sql`
  insert into ${jobs} (id, site_id, kind, subject, due_at, created_at)
  select "id", "siteId", "kind", "subject", "dueAt", "createdAt"
  from jsonb_to_recordset(${sql.placeholder('jobs')}::jsonb)
    as added ("id" text, "siteId" text, "kind" text, "subject" text, "dueAt" timestamptz, "createdAt" timestamptz)
  order by "id"
  on conflict (id) do update set due_at = excluded.due_at, attempts = 0 where ${jobs.attempts} > 0`;

/** Returns the values for a statement with `addingJobs`. */
export const jobValues = (rows: readonly NewJob[]) => ({ jobs: JSON.stringify(rows) });

const adding = statement('add_jobs', {}, () => addingJobs);

/**
 * Adds jobs in the transaction of their cause. A waiting job with the same id stays unchanged and is locked until the
 * transaction ends. A running job becomes due once more, so that changes during its run are not missed.
 */
export async function addJobs(db: Executor, rows: readonly NewJob[]): Promise<void> {
  if (rows.length > 0) await adding(db, jobValues(rows));
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
 * Takes the job of a kind that has been due longest; null when none is due. It becomes due again after a
 * delay that grows with each attempt, so that it is retried when it fails or its server dies. Two servers
 * never take the same job.
 */
export async function claimJob(db: Executor, kind: Job['kind'], now: Date): Promise<Job | null> {
  const [job] = await claim(db, { kind, now: now.toISOString() });
  return job ?? null;
}

/** Removes a job that is done or given up. A job added again since it was taken stays. */
export async function removeJob(db: Executor, job: Job): Promise<void> {
  await db.delete(jobs).where(isTaken(job));
}

/** Jobs of one kind. */
export interface QueueState {
  /** Kind of the jobs. */
  kind: string;
  /** Jobs that are due, postponed or running. */
  count: number;
  /** Seconds for which the oldest one has been due; 0 when none is. */
  dueSeconds: number;
}

/** Returns the kinds of jobs in the queue. */
export async function readQueue(db: Executor, now: Date): Promise<QueueState[]> {
  const rows = await db
    .select({ kind: jobs.kind, total: count(), oldest: min(jobs.dueAt) })
    .from(jobs)
    .groupBy(jobs.kind);
  return rows.map(({ kind, total, oldest }) => ({
    kind,
    count: total,
    dueSeconds: Math.max(0, (now.getTime() - (oldest?.getTime() ?? now.getTime())) / 1000),
  }));
}

/** Postpones a taken job and resets its attempts. */
export async function rescheduleJob(db: Executor, job: Job, dueAt: Date): Promise<void> {
  await db.update(jobs).set({ attempts: 0, dueAt }).where(isTaken(job));
}

/** Selects jobs: those of a site and kind, all or the failed ones. */
export interface JobFilter {
  siteId: string;
  kind?: Job['kind'] | undefined;
  id?: string | undefined;
  /** Whether only jobs that were started and are not done are selected. They wait for another attempt, or run. */
  isFailed?: boolean | undefined;
}

const isSelected = ({ siteId, kind, id, isFailed }: JobFilter) =>
  and(
    eq(jobs.siteId, siteId),
    kind === undefined ? undefined : eq(jobs.kind, kind),
    id === undefined ? undefined : eq(jobs.id, id),
    isFailed ? gt(jobs.attempts, 0) : undefined,
  );

/** Returns jobs, those due first. */
export const listJobs = (db: Executor, filter: JobFilter, limit: number): Promise<Job[]> =>
  db.select().from(jobs).where(isSelected(filter)).orderBy(asc(jobs.dueAt), asc(jobs.id)).limit(limit);

/** Makes failed jobs due now, with all their attempts. Returns them. One that runs just now runs once more. */
export const requeueJobs = (db: Executor, filter: JobFilter, now: Date): Promise<Job[]> =>
  db
    .update(jobs)
    .set({ attempts: 0, dueAt: now })
    .where(isSelected({ ...filter, isFailed: true }))
    .returning();

const isTaken = (job: Job) => and(isJob(job), eq(jobs.attempts, job.attempts));

const isJob = ({ siteId, id }: Job) => and(eq(jobs.siteId, siteId), eq(jobs.id, id));
