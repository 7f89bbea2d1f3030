import type { MemberEvent } from '@meetcute/contract';

/** Number of events per read. */
export const BATCH = 100;

/**
 * Content of a log after a position: the id of its newest event (0 before the first one) and the next events,
 * oldest first.
 */
export interface LogRead {
  newest: number;
  events: readonly MemberEvent[];
}

/** Owner of an event stream. */
export interface Listener {
  siteId: string;
  memberId: string;
  /** Hash of the session's token. A stream ends when the token does, so that a copied cookie can't go on reading. */
  tokenHash: string;
}

/** A member's event log and the reading position in it. */
export interface EventLog {
  /** The session that reads the log. */
  readonly listener: Listener;
  /** Id of the last event that was read; null before the first read without a cursor. */
  position: number | null;
}

/**
 * Advances a log by a read result. Returns the next events, and whether there may be more. Without a
 * position, or with one that is too old or in the future, it returns a `reset` with the id of the newest
 * event: clients then poll and continue from that id.
 */
export function advance(
  log: EventLog,
  { newest, events }: LogRead,
  now: Date,
): { events: MemberEvent[]; isMore: boolean } {
  const { position } = log;
  if (position === newest) return { events: [], isMore: false };
  // Ids increase by one, so a log that does not continue right after the position has lost its beginning.
  if (position === null || position > newest || events[0]?.id !== String(position + 1)) {
    log.position = newest;
    return {
      events: [{ id: String(newest), type: 'reset', at: now.toISOString(), data: {} }],
      isMore: false,
    };
  }
  log.position = Number(events.at(-1)?.id);
  return { events: [...events], isMore: events.length === BATCH };
}
