import { randomUUID } from 'node:crypto';

/** Says which servers of one database still run, so that nobody waits for one that has crashed. */
export interface Presence {
  /** Id of this server, without a colon. */
  readonly id: string;
  /** Whether the server with this id has ended. */
  isGone(id: string): Promise<boolean>;
}

const id = randomUUID();

/** Presence on a database that one process has to itself: every other id is of a process that has ended. */
export const processPresence: Presence = { id, isGone: async (other) => other !== id };
