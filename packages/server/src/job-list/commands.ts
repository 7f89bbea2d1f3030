import type { CommandOutput } from '../command-output.ts';
import { StartError } from '../database/data-folder.ts';
import type { CommandServices } from '../database/open-for-commands.ts';
import { createUnitOfWork } from '../database/unit-of-work.ts';
import { idleWorker } from '../jobs/idle-worker.ts';
import { listJobs, requeueJobs } from '../jobs/jobs.repository.ts';
import type { Job } from '../jobs/jobs.table.ts';
import { appendAudit } from '../modules/audit/audit.repository.ts';
import { randomIds } from '../ports/defaults.ts';
import { requireSite } from '../report-list/list.ts';
import { instant, table } from '../report-list/text-table.ts';
import { type JobsCommand, readJobsCommand } from './read-command.ts';

const jobTable = (jobs: readonly Job[]): string =>
  table(
    ['job', 'kind', 'subject', 'attempts', 'due (UTC)', 'since (UTC)'],
    jobs.map(({ id, kind, subject, attempts, dueAt, createdAt }) => [
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

async function list(
  { db }: CommandServices,
  { filter, limit }: Extract<JobsCommand, { name: 'list' }>,
): Promise<CommandOutput> {
  const found = await listJobs(db, filter, limit);
  const what = filter.isFailed ? 'Failed jobs' : 'Jobs';
  return {
    text:
      found.length === 0
        ? `${what} of ${filter.siteId}: none`
        : `${what} of ${filter.siteId}:\n${jobTable(found)}`,
    data: found.map(jobData),
  };
}

async function requeue(
  services: CommandServices,
  { filter, author, reason }: Extract<JobsCommand, { name: 'requeue' }>,
  now: Date,
): Promise<CommandOutput> {
  const { siteId, id } = filter;
  const unitOfWork = createUnitOfWork<Job[]>(
    { ...services, ids: randomIds, worker: idleWorker },
    { siteId, now },
  );
  const requeued = await unitOfWork.run([], async (change) => {
    const found = await requeueJobs(change.tx, filter, now);
    const entry = {
      siteId,
      at: now,
      author,
      reason,
      action: 'requeue',
      subjectKind: 'site',
      subjectId: siteId,
    } as const;
    for (const job of found)
      await appendAudit(change, { ...entry, details: { job: job.id, kind: job.kind } });
    return found;
  });
  if (requeued.length > 0)
    return {
      text: `Requeued ${requeued.length === 1 ? '1 job' : `${requeued.length} jobs`}. A running server starts within half a minute.`,
      data: requeued.map(jobData),
    };
  if (id === undefined) return { text: `${siteId} has no failed jobs.`, data: [] };
  const [waiting] = await listJobs(services.db, { siteId, id }, 1);
  throw new StartError(
    waiting
      ? `The job ${id} has not failed. It is due at ${instant(waiting.dueAt)} UTC.`
      : `${siteId} has no job ${id}. Jobs that are done or given up are removed.`,
  );
}

/** Runs a command of the operators about jobs: `list` or `requeue`. Throws a UsageError or a StartError with the problem. */
export async function runJobs(
  services: CommandServices,
  args: readonly string[],
  now: Date,
): Promise<CommandOutput> {
  const command = readJobsCommand(args);
  await requireSite(services.db, command.filter.siteId);
  return command.name === 'list' ? list(services, command) : requeue(services, command, now);
}
