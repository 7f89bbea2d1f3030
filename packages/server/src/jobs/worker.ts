import { AsyncLocalStorage } from 'node:async_hooks';
import { isDatabaseAway, whenAvailable } from '../database/unavailable.ts';
import { describeError } from '../database/describe-error.ts';
import type { Background } from '../background.ts';
import type { Database } from '../database/database.ts';
import type { Clock, Log, Notifier } from '../ports/ports.ts';
import { claimJob, rescheduleJob, removeJob } from './jobs.repository.ts';
import type { Job } from './jobs.table.ts';

/** Interval between checks for due jobs that no trigger announced, in milliseconds. */
const POLL_INTERVAL_MS = 30_000;

/** Number of attempts after which a job is given up. The last one is about two hours after the first. */
const ATTEMPTS = 8;

/** Dependencies of the worker. */
export interface WorkerServices {
  db: Database;
  clock: Clock;
  /** Ends the worker when it closes. */
  notifier: Notifier;
  /** Receives failed jobs. */
  log: Log;
  background: Background;
}

/** Reschedules a job to `until`. There is no limit, so the handler must ensure that it ends. */
export type Reschedule = (until: Date) => void;

/** Handler of one kind of job. A job may run twice, so running it again must do no harm. */
interface JobHandler {
  /** Runs a job. The job is removed afterwards unless `reschedule` was called. A rejected job is retried. */
  run(job: Job, reschedule: Reschedule): Promise<void>;
  /** Number of jobs that run at a time. Default: 1. */
  width?: number;
  /** Number of attempts after which a job is given up. Default: 8, about two hours. Each one more doubles the time. */
  attempts?: number;
}

/** Handlers by kind of job. */
export type JobHandlers = Readonly<Record<Job['kind'], JobHandler>>;

/** Runs jobs at the start, when triggered, and at a regular interval, until the server stops. */
export interface JobWorker {
  /** Runs jobs that were just added once they are due. Those due later are found at the regular interval. */
  trigger(jobs: readonly Pick<Job, 'kind' | 'createdAt' | 'dueAt'>[]): void;
}

/** A worker that was started. */
export interface StartedWorker extends JobWorker {
  /** Failed attempts since the start, by kind. */
  readonly failures: ReadonlyMap<string, number>;
}

/**
 * Starts the worker of this server. Each kind has lanes of its own, so that a mail never waits for a photo. A
 * failed job is logged and retried later.
 */
export function startWorker(services: WorkerServices, handlers: JobHandlers): StartedWorker {
  const { notifier } = services;
  const failures = new Map<string, number>();
  const noteFailure = (kind: string) => failures.set(kind, (failures.get(kind) ?? 0) + 1);
  const lanes = Object.entries(handlers).flatMap(([kind, handler]) =>
    Array.from({ length: handler.width ?? 1 }, () => ({
      kind,
      ...createLane({ ...services, noteFailure }, kind as Job['kind'], handler),
    })),
  );
  const triggerAll = () => lanes.forEach(({ check }) => check());
  triggerAll();
  const timer = setInterval(triggerAll, POLL_INTERVAL_MS);
  timer.unref();
  notifier.closed.addEventListener('abort', () => clearInterval(timer), { once: true });
  const triggerKind = (kind: string, jobs = Infinity) => {
    const ofKind = lanes.filter((lane) => lane.kind === kind);
    const idle = ofKind.filter(({ isRunning }) => !isRunning());
    // Each job needs one lane. Without as many idle ones, all check again, and a running one after its job.
    for (const { check } of idle.length < jobs ? ofKind : idle.slice(0, jobs)) check();
  };
  const triggerLater = createDelayedTrigger(triggerKind);
  notifier.closed.addEventListener('abort', () => triggerLater.stop(), { once: true });
  return {
    failures,
    trigger: (jobs) => {
      for (const [kind, group] of Map.groupBy(jobs, (job) => job.kind)) {
        const wait = Math.min(...group.map(({ createdAt, dueAt }) => dueAt.getTime() - createdAt.getTime()));
        if (wait <= 0) triggerKind(kind, group.length);
        else if (wait < POLL_INTERVAL_MS) triggerLater.in(kind, wait);
      }
    },
  };
}

/**
 * Creates a delayed trigger that runs once for all requests of a kind during the wait. A request during the
 * wait adds one more run after it.
 */
function createDelayedTrigger(trigger: (kind: string) => void) {
  const waiting = new Map<string, { timer: NodeJS.Timeout; isRequestedAgain: boolean }>();
  const begin = (kind: string, wait: number) => {
    const timer = setTimeout(() => {
      const { isRequestedAgain } = waiting.get(kind) ?? {};
      waiting.delete(kind);
      trigger(kind);
      if (isRequestedAgain) begin(kind, wait);
    }, wait);
    timer.unref();
    waiting.set(kind, { timer, isRequestedAgain: false });
  };
  return {
    in: (kind: string, wait: number) => {
      const entry = waiting.get(kind);
      if (entry) entry.isRequestedAgain = true;
      else begin(kind, wait);
    },
    stop: () => waiting.forEach(({ timer }) => clearTimeout(timer)),
  };
}

/** Creates a lane that runs jobs of one kind one after the other. Its `check` looks for jobs. */
function createLane(
  { db, clock, notifier, log, background, noteFailure }: WorkerServices & { noteFailure(kind: string): void },
  kind: Job['kind'],
  { run: work, attempts: attemptsMax = ATTEMPTS }: JobHandler,
): { check(): void; isRunning(): boolean } {
  // A request that triggers a lane must not be named in the log lines of jobs that others have added.
  const outsideRequests = AsyncLocalStorage.snapshot();
  let isRunning = false;
  let hasMore = false;

  const claim = () => whenAvailable(() => claimJob(db, kind, clock.now()), notifier.closed);

  const attempt = async (job: Job) => {
    let nextDueAt: Date | null = null;
    try {
      await work(job, (moment) => (nextDueAt = moment));
    } catch (error) {
      const { subject, attempts } = job;
      noteFailure(kind);
      log.error('A job failed', { kind, subject, attempts, error: describeError(error) });
      // Due again immediately: the reschedule is only written once the database is back.
      if (isDatabaseAway(error)) nextDueAt = clock.now();
      else if (attempts < attemptsMax) return;
    }
    // Retried until it is written, because a finished job that stays would run again.
    await whenAvailable(
      () => (nextDueAt ? rescheduleJob(db, job, nextDueAt) : removeJob(db, job)),
      notifier.closed,
    );
  };

  const run = async () => {
    try {
      do {
        hasMore = false;
        let job = await claim();
        while (job) {
          await attempt(job);
          job = notifier.closed.aborted ? null : await claim();
        }
        // A trigger may have come after the last claim.
      } while (hasMore && !notifier.closed.aborted);
    } finally {
      isRunning = false;
    }
  };

  const check = () => {
    hasMore = true;
    if (isRunning || notifier.closed.aborted) return;
    isRunning = true;
    outsideRequests(() => background.run('Running jobs', run));
  };
  return { check, isRunning: () => isRunning };
}
