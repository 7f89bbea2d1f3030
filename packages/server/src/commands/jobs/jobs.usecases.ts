import { StartError } from '../../database/data-folder.ts';
import { createUnitOfWork } from '../../database/unit-of-work.ts';
import { idleWorker } from '../../jobs/idle-worker.ts';
import { listJobs, requeueJobs } from '../../jobs/jobs.repository.ts';
import { type Job, jobs } from '../../jobs/jobs.table.ts';
import { appendAudit } from '../../modules/audit/audit.repository.ts';
import { randomIds } from '../../ports/defaults.ts';
import type { CommandOutput } from '../command.ts';
import { type CommandContext, requireSite } from '../context.ts';
import { unknownChoice } from '../errors.ts';
import type { Signature } from '../options.ts';
import { instant, table } from '../text-table.ts';

interface Selection {
  site: string;
  failed: boolean;
  kind: string | undefined;
}

function readKind(input: string | undefined): Job['kind'] | undefined {
  const kinds = jobs.kind.enumValues;
  const kind = kinds.find((each) => each === input);
  if (input !== undefined && !kind) throw unknownChoice('kind', input, kinds);
  return kind;
}

const jobTable = (rows: readonly Job[]): string =>
  table(
    ['job', 'kind', 'subject', 'attempts', 'due (UTC)', 'since (UTC)'],
    rows.map(({ id, kind, subject, attempts, dueAt, createdAt }) => [
      id,
      kind,
      subject,
      String(attempts),
      instant(dueAt),
      instant(createdAt),
    ]),
  );

const jobData = ({ id, kind, subject, attempts, dueAt, createdAt }: Job) => ({
  job: id,
  kind,
  subject,
  attempts,
  due_at: dueAt,
  created_at: createdAt,
});

/** Lists the jobs of a site. Throws a UsageError for an unknown kind. */
export async function list(
  { db }: CommandContext,
  { site, failed, kind, limit }: Selection & { limit: number },
): Promise<CommandOutput> {
  const filter = { siteId: site, kind: readKind(kind), isFailed: failed };
  await requireSite(db, site);
  const siteJobs = await listJobs(db, filter, limit);
  const what = failed ? 'Failed jobs' : 'Jobs';
  return {
    text: siteJobs.length === 0 ? `${what} of ${site}: none` : `${what} of ${site}:\n${jobTable(siteJobs)}`,
    data: siteJobs.map(jobData),
  };
}

/** Makes failed jobs due. Throws a StartError when the named one has not failed. */
export async function requeue(
  services: CommandContext,
  {
    site: siteId,
    failed,
    kind,
    argument: id,
    author,
    reason,
  }: Selection & Signature & { argument: string | undefined },
): Promise<CommandOutput> {
  const { db, now } = services;
  const filter = { siteId, kind: readKind(kind), id, isFailed: failed };
  await requireSite(db, siteId);
  const unitOfWork = createUnitOfWork<Job[]>(
    { ...services, ids: randomIds, worker: idleWorker },
    { siteId, now },
  );
  const requeuedJobs = await unitOfWork.run([], async (change) => {
    const dueJobs = await requeueJobs(change.tx, filter, now);
    const entry = {
      siteId,
      at: now,
      author,
      reason,
      action: 'requeue',
      subjectKind: 'site',
      subjectId: siteId,
    } as const;
    for (const job of dueJobs)
      await appendAudit(change, { ...entry, details: { job: job.id, kind: job.kind } });
    return dueJobs;
  });
  if (requeuedJobs.length > 0)
    return {
      text: `Requeued ${requeuedJobs.length === 1 ? '1 job' : `${requeuedJobs.length} jobs`}. A running server starts within half a minute.`,
      data: requeuedJobs.map(jobData),
    };
  if (id === undefined) return { text: `${siteId} has no failed jobs.`, data: [] };
  const [waiting] = await listJobs(db, { siteId, id }, 1);
  throw new StartError(
    waiting
      ? `The job ${id} has not failed. It is due at ${instant(waiting.dueAt)} UTC.`
      : `${siteId} has no job ${id}. Jobs that are done or given up are removed.`,
  );
}
