import type { JobWorker } from './worker.ts';

/** Worker for changes outside of a server. The servers of the database find the jobs at their regular interval. */
export const idleWorker: JobWorker = { trigger: () => undefined };
