import { randomUUID } from 'node:crypto';

/** Reports which servers of one database are running, so that requests do not wait for a crashed one. */
export interface Presence {
  /** Id of this server, without a colon. */
  readonly id: string;
  /** Returns whether the server with this id has ended. */
  isGone(id: string): Promise<boolean>;
}

const id = randomUUID();

/** Presence for a database with a single process: every other id belongs to an ended process. */
export const processPresence: Presence = { id, isGone: async (other) => other !== id };
