import type { MemberEvent } from '@meetcute/contract';
import type { Services } from '../../services.ts';
import { eventsAfter, isSessionOpen, newestEventId, noteActive } from './events.repository.ts';

/** A member's sign of life while a stream is open is written at most this often, in milliseconds. */
const ACTIVE_EVERY = 60_000;

/** Whose stream it is. */
export interface Listener {
  siteId: string;
  memberId: string;
  sessionId: string;
}

/** A member's event log, read from a cursor on. */
export interface EventLog {
  /** The next events, none when there are none; null when the session has ended. */
  next(): Promise<MemberEvent[] | null>;
}

/**
 * Reads a log after `cursor`. Without a cursor, or with one that is too old or from the future, it begins
 * with a `reset` that carries the id of the newest event: poll, then go on from that id.
 */
export function openLog(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  listener: Listener,
  cursor: number | null,
): EventLog {
  const { siteId, memberId, sessionId } = listener;
  let position = cursor;
  return {
    async next() {
      const now = clock.now();
      if (!(await isSessionOpen(db, siteId, sessionId, now))) return null;
      await noteActive(db, siteId, memberId, { now, every: ACTIVE_EVERY });
      // The newest id is read first: what is written in between only makes the list longer.
      const newest = await newestEventId(db, siteId, memberId);
      if (position === newest) return [];
      const from = position !== null && position < newest ? position : null;
      const found = from === null ? [] : await eventsAfter(db, siteId, memberId, from);
      // Ids count up by one, so a log that does not go on right after the cursor has lost its beginning.
      if (from === null || found[0]?.id !== String(from + 1)) {
        position = newest;
        return [{ id: String(newest), type: 'reset', at: now.toISOString(), data: {} }];
      }
      position = Number(found.at(-1)?.id);
      return found;
    },
  };
}
