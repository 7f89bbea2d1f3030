import { compareIds, nextId } from '../ids.ts';
import type { LogEvent, MemberData } from './apply.ts';
import { applyEvent, noMemberData } from './apply.ts';

/** A member's data and the position in their event log. */
export interface EventState {
  readonly data: MemberData;
  /** Id of the last event applied without a gap before it; null before the first event. */
  readonly cursor: string | null;
  /** Events received ahead of a missing one, by ascending id. */
  readonly held: readonly LogEvent[];
  /** Whether events may be missing. If so, poll user, chats and likes, and reload open conversations. */
  readonly needsPoll: boolean;
  /**
   * Poll in progress: the newest event id known at its start, the events applied since, and whether a reset
   * arrived since. Null without one.
   */
  readonly poll: {
    readonly from: string | null;
    readonly since: readonly LogEvent[];
    readonly wasReset?: boolean;
  } | null;
}

/** Actions of `reduceEvents`. `upTo` is the newest event id known to the page that polled, if another page did. */
export type EventAction =
  | { readonly type: 'received'; readonly event: LogEvent }
  | { readonly type: 'pollStarted' }
  | { readonly type: 'polled'; readonly data: Partial<MemberData>; readonly upTo?: string | null }
  | { readonly type: 'pollFailed' };

/**
 * Creates the state for a log whose last seen id is `cursor`. Null means unknown, so the first event requires
 * a poll.
 */
export const initialEvents = (cursor: string | null = null, data: MemberData = noMemberData): EventState => ({
  data,
  cursor,
  held: [],
  needsPoll: false,
  poll: null,
});

const isAfter = (id: string, cursor: string | null): boolean => cursor === null || compareIds(id, cursor) > 0;

const advance = (state: EventState, event: LogEvent): EventState => ({
  ...state,
  data: applyEvent(state.data, event),
  cursor: event.id,
  poll: state.poll && { ...state.poll, since: [...state.poll.since, event] },
});

/** Applies buffered events up to the next gap. */
const drain = (state: EventState): EventState => {
  let next: EventState = { ...state, held: state.held.filter(({ id }) => isAfter(id, state.cursor)) };
  for (let first = next.held[0]; first !== undefined && next.cursor !== null; first = next.held[0]) {
    if (first.id !== nextId(next.cursor)) break;
    next = { ...advance(next, first), held: next.held.slice(1) };
  }
  return next;
};

const hold = (heldEvents: readonly LogEvent[], event: LogEvent): readonly LogEvent[] =>
  heldEvents.some(({ id }) => id === event.id)
    ? heldEvents
    : [...heldEvents, event].toSorted((a, b) => compareIds(a.id, b.id));

const receive = (state: EventState, event: LogEvent): EventState => {
  if (event.type === 'reset') {
    const poll = state.poll && { ...state.poll, wasReset: true };
    return drain({ ...state, poll, cursor: event.id, needsPoll: true });
  }
  if (!isAfter(event.id, state.cursor)) return state;
  if (state.cursor === null) return drain({ ...advance(state, event), needsPoll: event.id !== '1' });
  if (event.id === nextId(state.cursor)) return drain(advance(state, event));
  return { ...state, held: hold(state.held, event), needsPoll: true };
};

const later = (a: string | null, b: string | null): string | null =>
  a === null || (b !== null && isAfter(b, a)) ? b : a;

/**
 * Merges the result of a poll. It covers all events up to the newest id known at its start, because the
 * server stores a change before it emits the event. Later events are applied again on top. Messages are in no
 * poll, so they are kept.
 */
const takePoll = (state: EventState, polledData: Partial<MemberData>): EventState => {
  const { from = null, since = [], wasReset = false } = state.poll ?? {};
  const isCovered = (event: LogEvent) => !isAfter(event.id, from);
  const again = [...state.held.filter((event) => isCovered(event) && event.type === 'message'), ...since];
  const data = again.reduce(applyEvent, { ...state.data, ...polledData });
  // Ids before a reset are not comparable with those after it.
  const cursor = wasReset ? state.cursor : later(state.cursor, from);
  const next = drain({ ...state, data, cursor, poll: null });
  return { ...next, needsPoll: wasReset || next.held.length > 0 };
};

/**
 * Returns the next event state. Applies each event once and in order, even if events arrive repeatedly or out
 * of order.
 */
export const reduceEvents = (state: EventState, action: EventAction): EventState => {
  switch (action.type) {
    case 'received':
      return receive(state, action.event);
    case 'pollStarted':
      return { ...state, poll: { from: later(state.cursor, state.held.at(-1)?.id ?? null), since: [] } };
    case 'polled':
      return takePoll(
        action.upTo === undefined ? state : { ...state, poll: { from: action.upTo, since: [] } },
        action.data,
      );
    case 'pollFailed':
      return { ...state, poll: null };
  }
};
