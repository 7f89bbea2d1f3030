import type { MemberEvent } from '@meetcute/contract';
import { addJobs } from '../jobs/jobs.repository.ts';
import type { NewJob } from '../jobs/jobs.table.ts';
import type { JobWorker } from '../jobs/worker.ts';
import {
  appendToLogs,
  type EventData,
  type EventDraft,
  lockMembers,
} from '../modules/events/append-events.repository.ts';
import type { Ids, Notifier } from '../ports/ports.ts';
import type { Database, Transaction } from './database.ts';

/** A change in progress: its transaction, and what follows from it. */
export interface Change {
  /** The open transaction. */
  tx: Transaction;
  /** Appends an event to a member's log, in the order of the calls. The member must be locked. */
  append<T extends MemberEvent['type']>(memberId: string, type: T, data: EventData<T>): void;
  /** Adds jobs, which the worker runs after the commit. By default they have a new id and are due now. */
  addJobs(jobs: readonly (Pick<NewJob, 'kind' | 'subject'> & Partial<NewJob>)[]): void;
  /** Triggers jobs after the commit that a statement of the change has added itself. */
  triggerJobs(jobs: readonly NewJob[]): void;
}

/** Locks the rows of members and returns them. */
export type LockMembers<L extends { id: string }> = (tx: Transaction) => Promise<L[]>;

/** Runs changes whose result is stored as the response `R` of a request. */
export interface UnitOfWork<R = unknown> {
  /**
   * Runs a change in a transaction with the given members of the site locked, so that two changes of the same
   * member never run at the same time. Before the commit, writes events and jobs, and stores the result as the
   * response to a repeated request. After the commit, notifies the event streams of the locked members and
   * triggers the jobs. `opensSessionOf` is the id of the member whom the request logs in afterwards. Run at
   * most one change per request.
   */
  run<T extends R, L extends { id: string } = { id: string }>(
    members: readonly string[] | LockMembers<L>,
    work: (change: Change, locked: L[]) => Promise<T>,
    options?: { opensSessionOf?: string },
  ): Promise<T>;
}

/** Stores the response of a request in a transaction. */
type StoreResponse<R> = (tx: Transaction, response: R, opensSessionOf: string | undefined) => Promise<void>;

/** Services that a unit of work needs. */
export interface UnitOfWorkServices {
  db: Database;
  ids: Ids;
  notifier: Notifier;
  worker: JobWorker;
}

interface Moment {
  siteId: string;
  now: Date;
}

/** Creates a change that collects events and jobs, and a function that writes them. */
function createChange(tx: Transaction, { ids }: UnitOfWorkServices, { siteId, now }: Moment) {
  const logs = new Map<string, EventDraft[]>();
  const addedJobs: NewJob[] = [];
  const triggeredJobs: NewJob[] = [];
  const change: Change = {
    tx,
    append: (memberId, type, data) =>
      void logs.set(memberId, [...(logs.get(memberId) ?? []), { type, data } as EventDraft]),
    addJobs: (jobs) =>
      addedJobs.push(...jobs.map((job) => ({ id: ids.id(), siteId, dueAt: now, createdAt: now, ...job }))),
    triggerJobs: (jobs) => triggeredJobs.push(...jobs),
  };
  const write = async (): Promise<NewJob[]> => {
    const drafts = [...logs].map(([memberId, events]) => ({ memberId, events }));
    await appendToLogs(tx, siteId, drafts, now);
    await addJobs(tx, addedJobs);
    return [...addedJobs, ...triggeredJobs];
  };
  return { change, write };
}

/**
 * Creates the unit of work of a site at an instant. Only the unit of work of a request has `store`, which
 * stores the results. Create one without it for work outside requests, or besides the change of a request.
 */
export function createUnitOfWork<R = unknown>(
  services: UnitOfWorkServices,
  moment: Moment,
  store?: StoreResponse<R>,
): UnitOfWork<R> {
  const { db, notifier, worker } = services;
  return {
    async run<T extends R, L extends { id: string }>(
      members: readonly string[] | LockMembers<L>,
      work: (change: Change, locked: L[]) => Promise<T>,
      { opensSessionOf }: { opensSessionOf?: string } = {},
    ) {
      const lock: LockMembers<{ id: string }> =
        typeof members === 'function' ? members : (tx) => lockMembers(tx, moment.siteId, members);
      const { result, locked, jobs } = await db.transaction(async (tx) => {
        const { change, write } = createChange(tx, services, moment);
        // Without a lock of the caller, `L` is the type of `lockMembers`.
        const lockedMembers = (await lock(tx)) as L[];
        const outcome = await work(change, lockedMembers);
        const writtenJobs = await write();
        await store?.(tx, outcome, opensSessionOf);
        return { result: outcome, locked: lockedMembers, jobs: writtenJobs };
      });
      for (const { id } of locked) notifier.notify(id);
      worker.trigger(jobs);
      return result;
    },
  };
}
