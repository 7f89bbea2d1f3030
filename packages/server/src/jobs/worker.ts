import { describeError } from '../describe-error.ts';
import type { Services } from '../services.ts';
import { claimJob, removeJob } from './jobs.repository.ts';
import type { Job } from './jobs.table.ts';

/** How often jobs are looked for that nobody told of, in milliseconds. */
const EVERY = 30_000;

/** After so many attempts, the last one after about two hours, a job is given up. */
const ATTEMPTS_MAX = 8;

/** What the worker is made from. */
export type WorkerServices = Pick<Services, 'db' | 'clock' | 'wake' | 'log' | 'background'>;

/** What is done for each kind of job; it may be done twice, so doing it again has to do no harm. */
export type Work = Readonly<Record<Job['kind'], (job: Job) => Promise<void>>>;

/** Does jobs one after the other: now, whenever it is told of new ones, and regularly, until the server stops. */
export interface Worker {
  look(): void;
}

/** Starts the worker of this server. A job that fails is told to the operator and comes back later. */
export function startWorker({ db, clock, wake, log, background }: WorkerServices, work: Work): Worker {
  let isRunning = false;
  let hasMore = false;

  const attempt = async (job: Job) => {
    try {
      await work[job.kind](job);
    } catch (error) {
      const { kind, subject, attempts } = job;
      log.error('A job failed', { kind, subject, attempts, error: describeError(error) });
      if (attempts < ATTEMPTS_MAX) return;
    }
    await removeJob(db, job);
  };

  const run = async () => {
    try {
      do {
        hasMore = false;
        let job = await claimJob(db, clock.now());
        while (job) {
          await attempt(job);
          job = wake.closed.aborted ? null : await claimJob(db, clock.now());
        }
        // Told of a new one after the last look.
      } while (hasMore && !wake.closed.aborted);
    } finally {
      isRunning = false;
    }
  };

  const look = () => {
    hasMore = true;
    if (isRunning || wake.closed.aborted) return;
    isRunning = true;
    background.run('Doing jobs', run);
  };

  look();
  const timer = setInterval(look, EVERY);
  timer.unref();
  wake.closed.addEventListener('abort', () => clearInterval(timer), { once: true });
  return { look };
}
