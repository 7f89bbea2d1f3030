import { isDatabaseAway, whenAvailable } from '../database/unavailable.ts';
import { describeError } from '../describe-error.ts';
import type { Background } from '../background.ts';
import type { Database } from '../database/database.ts';
import type { Clock, Log, Notifier } from '../ports/ports.ts';
import { claimJob, rescheduleJob, removeJob } from './jobs.repository.ts';
import type { Job } from './jobs.table.ts';

/** How often jobs are looked for that nobody told of, in milliseconds. */
const POLL_INTERVAL_MS = 30_000;

/** After so many attempts, the last one after about two hours, a job is given up. */
const ATTEMPTS_MAX = 8;

/** What the worker is made from. */
export interface WorkerServices {
  db: Database;
  clock: Clock;
  notifier: Notifier;
  log: Log;
  background: Background;
}

/** Puts a job off until a moment; as often as it likes, so whoever does it has to see to an end. */
export type Reschedule = (until: Date) => void;

/** What is done for one kind of job; it may be done twice, so doing it again has to do no harm. */
interface JobHandler {
  /** Does it; `putOff` says when it is to be looked at again instead of being forgotten. */
  run(job: Job, reschedule: Reschedule): Promise<void>;
  /** How many are done at a time, 1 when left out. */
  width?: number;
}

/** What is done for each kind of job. */
type JobHandlers = Readonly<Record<Job['kind'], JobHandler>>;

/** Does jobs: now, whenever it is told of new ones, and regularly, until the server stops. */
export interface JobWorker {
  /** Looks for jobs of a kind that was just written down, or in so many milliseconds. */
  trigger(kind: Job['kind'], wait?: number): void;
}

/**
 * Starts the worker of this server. Each kind has a lane of its own, so that a mail never waits behind a picture. A job
 * that fails is told to the operator and comes back later.
 */
export function startWorker(services: WorkerServices, handlers: JobHandlers): JobWorker {
  const { notifier } = services;
  const lanes = Object.entries(handlers).flatMap(([kind, { run, width = 1 }]) =>
    Array.from({ length: width }, () => ({ kind, look: createLane(services, kind as Job['kind'], run) })),
  );
  const triggerAll = () => lanes.forEach(({ look }) => look());
  triggerAll();
  const timer = setInterval(triggerAll, POLL_INTERVAL_MS);
  timer.unref();
  notifier.closed.addEventListener('abort', () => clearInterval(timer), { once: true });
  const triggerKind = (kind: string) => lanes.forEach((lane) => lane.kind === kind && lane.look());
  const triggerLater = createDelayedTrigger(triggerKind);
  notifier.closed.addEventListener('abort', () => triggerLater.stop(), { once: true });
  return { trigger: (kind, wait = 0) => (wait > 0 ? triggerLater.in(kind, wait) : triggerKind(kind)) };
}

/** Looks in a while, once for all who asked meanwhile; who asked after it had begun to wait is looked after once more. */
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
      const found = waiting.get(kind);
      if (found) found.isRequestedAgain = true;
      else begin(kind, wait);
    },
    stop: () => waiting.forEach(({ timer }) => clearTimeout(timer)),
  };
}

/** Does jobs of one kind one after the other; the result tells it to look for one. */
function createLane(
  { db, clock, notifier, log, background }: WorkerServices,
  kind: Job['kind'],
  work: JobHandler['run'],
): () => void {
  let isRunning = false;
  let hasMore = false;

  const claim = () => whenAvailable(() => claimJob(db, kind, clock.now()), notifier.closed);

  const attempt = async (job: Job) => {
    let until: Date | null = null;
    try {
      await work(job, (moment) => (until = moment));
    } catch (error) {
      const { subject, attempts } = job;
      log.error('A job failed', { kind, subject, attempts, error: describeError(error) });
      // It is due again at once: the database is back when that is written.
      if (isDatabaseAway(error)) until = clock.now();
      else if (attempts < ATTEMPTS_MAX) return;
    }
    // A job that is done would be done again.
    await whenAvailable(() => (until ? rescheduleJob(db, job, until) : removeJob(db, job)), notifier.closed);
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
        // Told of a new one after the last look.
      } while (hasMore && !notifier.closed.aborted);
    } finally {
      isRunning = false;
    }
  };

  return () => {
    hasMore = true;
    if (isRunning || notifier.closed.aborted) return;
    isRunning = true;
    background.run('Doing jobs', run);
  };
}
