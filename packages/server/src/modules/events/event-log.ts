import type { MemberEvent } from '@meetcute/contract';
import { BATCH, type LogRead } from './events.repository.ts';

/** Whose stream it is. */
export interface Listener {
  siteId: string;
  memberId: string;
  sessionId: string;
}

/** How far a member's event log was read. */
export interface EventLog {
  readonly listener: Listener;
  /** Id of the last event that was read; null before the first look where there was no cursor. */
  position: number | null;
}

/**
 * Goes on in a log by what was read after its position; answers the next events, and whether there may be more. Without a
 * position, or with one that is too old or from the future, it begins with a `reset` that carries the id of the newest event: poll,
 * then go on from that id.
 */
export function goOn(
  log: EventLog,
  { newest, events }: LogRead,
  now: Date,
): { events: MemberEvent[]; isMore: boolean } {
  const { position } = log;
  if (position === newest) return { events: [], isMore: false };
  // Ids count up by one, so a log that does not go on right after the position has lost its beginning.
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
