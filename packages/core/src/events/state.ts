import { compareIds, nextId } from '../ids.ts';
import type { LogEvent, MemberData } from './apply.ts';
import { applyEvent, noMemberData } from './apply.ts';

/** A member's data and how far their event log was read. */
export interface EventState {
  readonly data: MemberData;
  /** Id of the last event that was applied with none missing before it; null before the first. */
  readonly cursor: string | null;
  /** Events that came ahead of a missing one, by rising id. */
  readonly held: readonly LogEvent[];
  /** Something may be missing: poll user, chats and likes, and read open conversations again. */
  readonly needsPoll: boolean;
  /** The poll under way: the newest id known when it was sent, what was applied since, and whether a reset came since. */
  readonly poll: {
    readonly from: string | null;
    readonly since: readonly LogEvent[];
    readonly wasReset?: boolean;
  } | null;
}

/** `upTo` is the newest event known to who asked, where another page did. */
export type EventAction =
  | { readonly type: 'received'; readonly event: LogEvent }
  | { readonly type: 'pollStarted' }
  | { readonly type: 'polled'; readonly data: Partial<MemberData>; readonly upTo?: string | null }
  | { readonly type: 'pollFailed' };

/** A log of which `cursor` was the last id seen; null knows none, so the first event asks for a poll. */
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

/** Applies what was held as far as nothing is missing. */
const drain = (state: EventState): EventState => {
  let next: EventState = { ...state, held: state.held.filter(({ id }) => isAfter(id, state.cursor)) };
  for (let first = next.held[0]; first !== undefined && next.cursor !== null; first = next.held[0]) {
    if (first.id !== nextId(next.cursor)) break;
    next = { ...advance(next, first), held: next.held.slice(1) };
  }
  return next;
};

const hold = (held: readonly LogEvent[], event: LogEvent): readonly LogEvent[] =>
  held.some(({ id }) => id === event.id) ? held : [...held, event].toSorted((a, b) => compareIds(a.id, b.id));

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
 * A poll's answer holds everything up to the newest id known when it was sent, because an event is sent only after its
 * change is stored. What came since is carried out again on top of it; messages are in no poll, so they are kept.
 */
const takePoll = (state: EventState, polled: Partial<MemberData>): EventState => {
  const { from = null, since = [], wasReset = false } = state.poll ?? {};
  const isCovered = (event: LogEvent) => !isAfter(event.id, from);
  const again = [...state.held.filter((event) => isCovered(event) && event.type === 'message'), ...since];
  const data = again.reduce(applyEvent, { ...state.data, ...polled });
  // Ids before a reset say nothing about those after it.
  const cursor = wasReset ? state.cursor : later(state.cursor, from);
  const next = drain({ ...state, data, cursor, poll: null });
  return { ...next, needsPoll: wasReset || next.held.length > 0 };
};

/** Reads a member's event log: each event once and in order, however often and in whatever order events arrive. */
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
