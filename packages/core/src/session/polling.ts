import {
  FIRST_POLL_DELAY_MS,
  POLL_INTERVAL_MS,
  POLL_INTERVAL_MAX_MS,
  POLL_INTERVAL_PUSH_MS,
  POLL_JITTER,
  STREAM_FRESH_MS,
} from '../constants.ts';
import { isPushSubscribed, type PushState } from '../push/subscribed.ts';

/** Name of a polled call. */
export type PolledCall = 'getUser' | 'getChats' | 'getLikes';

/** Returns the poll interval in milliseconds (spec: const.poll-interval, const.poll-interval-push). */
export const pollInterval = (push: Pick<PushState, 'isSubscribed'>): number =>
  isPushSubscribed(push) ? POLL_INTERVAL_PUSH_MS : POLL_INTERVAL_MS;

/** State of polling. All times are milliseconds of one clock; null if the event has not happened yet. */
export interface PollState {
  readonly userSince: number | null;
  readonly polledAt: number | null;
  /** Time of the last sign of the event stream; null without a stream. */
  readonly activeAt: number | null;
  /** Time at which the stream requested an immediate poll, by opening, a gap or a loss. */
  readonly wantedAt: number | null;
  /** Number of consecutive failed polls. */
  readonly failures: number;
  /** Earliest time of the next poll, set by the server or while another tab polls. */
  readonly notBefore: number | null;
  /** Whether the page is hidden or offline, so that polling is useless. */
  readonly isAway: boolean;
}

/**
 * Events that `reducePoll` handles. `since` is the start of the poll; `retryAfter` is the delay in
 * milliseconds that the server requested. `turnMissed` means another tab is polling.
 */
export type PollEvent = { readonly at: number } & (
  | { readonly type: 'userLoaded' | 'userLost' | 'away' | 'back' }
  | { readonly type: 'streamOpened' | 'streamActive' | 'streamGap' | 'streamLost' | 'turnMissed' }
  | { readonly type: 'polled'; readonly since: number }
  | { readonly type: 'pollFailed'; readonly retryAfter: number }
);

/** State while logged out. */
export const initialPoll: PollState = {
  userSince: null,
  polledAt: null,
  activeAt: null,
  wantedAt: null,
  failures: 0,
  notBefore: null,
  isAway: false,
};

/** Ends a poll, successful or not. A stream that was silent for the whole time counts as lost. */
const endPoll = (state: PollState, time: number): PollState => {
  const isStreamFresh = state.activeAt !== null && time < state.activeAt + STREAM_FRESH_MS;
  return { ...state, polledAt: time, activeAt: isStreamFresh ? state.activeAt : null };
};

/** A request made after the poll began stays, because the response may be older than it. */
const wantedAfter = ({ wantedAt }: PollState, pollStart: number) =>
  wantedAt !== null && wantedAt > pollStart ? wantedAt : null;

/** Returns the next polling state. */
export const reducePoll = (state: PollState, event: PollEvent): PollState => {
  const { at } = event;
  switch (event.type) {
    case 'userLoaded':
      return state.userSince === null ? { ...initialPoll, userSince: at, isAway: state.isAway } : state;
    case 'userLost':
      return { ...initialPoll, isAway: state.isAway };
    case 'away':
    case 'back':
      return { ...state, isAway: event.type === 'away' };
    case 'polled':
      return {
        ...endPoll(state, at),
        wantedAt: wantedAfter(state, event.since),
        failures: 0,
        notBefore: null,
      };
    case 'pollFailed':
      return { ...endPoll(state, at), failures: state.failures + 1, notBefore: at + event.retryAfter };
    case 'turnMissed':
      // The polling tab shares its result, unless it hangs or was closed.
      return { ...state, notBefore: Math.max(state.notBefore ?? 0, at + POLL_INTERVAL_MS) };
    case 'streamOpened':
      // The server responds again, so earlier failures no longer matter.
      return { ...state, activeAt: at, wantedAt: at, failures: 0 };
    case 'streamGap':
      return { ...state, activeAt: at, wantedAt: at };
    case 'streamActive':
      return { ...state, activeAt: at };
    case 'streamLost':
      // A stream that never opened is lost again with each attempt, which adds no information.
      return state.activeAt === null ? state : { ...state, activeAt: null, wantedAt: at };
  }
};

/**
 * Returns the milliseconds between two polls: the interval, doubled for each consecutive failure up to 300 s,
 * varied by 15 % with `spread` from 0 to 1.
 */
const pause = ({ failures }: PollState, push: Pick<PushState, 'isSubscribed'>, spread: number): number =>
  Math.min(POLL_INTERVAL_MAX_MS, pollInterval(push) * 2 ** failures) * (1 + POLL_JITTER * (2 * spread - 1));

/**
 * Returns the time of the next poll, or null while logged out, hidden or offline. A poll that comes due
 * meanwhile runs once on return.
 *
 * The first second has no poll, because the user was just loaded and an opening stream needs none. A stream
 * active within 45 s suspends polling. A poll is due at once when the stream opens, has a gap or is lost, and
 * 45 s after it fell silent, but never before the server allows it. A failed poll is repeated regardless of
 * the stream, because no event delivers its data.
 */
export const nextPollAt = (
  state: PollState,
  push: Pick<PushState, 'isSubscribed'>,
  spread = 0.5,
): number | null => {
  const { userSince, polledAt, wantedAt, activeAt, failures, notBefore } = state;
  if (userSince === null || state.isAway) return null;
  if (polledAt === null) return userSince + FIRST_POLL_DELAY_MS;
  const earliest = notBefore ?? 0;
  if (failures === 0 && wantedAt !== null) return Math.max(wantedAt, earliest);
  if (failures === 0 && activeAt !== null) return Math.max(activeAt + STREAM_FRESH_MS, earliest);
  return Math.max(polledAt + pause(state, push, spread), earliest);
};
