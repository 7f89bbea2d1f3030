import {
  FIRST_POLL_DELAY,
  POLL_INTERVAL,
  POLL_INTERVAL_MAX,
  POLL_INTERVAL_PUSH,
  POLL_JITTER,
  STREAM_FRESH,
} from '../constants.ts';
import { isPushSubscribed, type PushState } from '../push/subscribed.ts';

/** The calls that are polled. */
export type PolledCall = 'getUser' | 'getChats' | 'getLikes';

/** Milliseconds from one poll to the next (spec: const.poll-interval, const.poll-interval-push). */
export const pollInterval = (push: Pick<PushState, 'isSubscribed'>): number =>
  isPushSubscribed(push) ? POLL_INTERVAL_PUSH : POLL_INTERVAL;

/** What is known about polling; all times are milliseconds of one clock, null where nothing happened yet. */
export interface PollState {
  readonly userSince: number | null;
  readonly polledAt: number | null;
  /** When the event stream was last heard; null while there is no stream. */
  readonly heardAt: number | null;
  /** When opening, a gap or a loss of the stream asked for a poll at once. */
  readonly wantedAt: number | null;
  /** Polls that have failed in a row. */
  readonly failures: number;
  /** The server wants to be asked no sooner, or another tab is at a poll whose outcome is waited for until then. */
  readonly notBefore: number | null;
  /** The page is hidden or without network: nobody would see an answer, or none would come. */
  readonly isAway: boolean;
}

/**
 * What happens to polling; `since` is when a poll began, `retryAfter` the milliseconds that its refusal asked for. A turn is
 * missed where another tab is at a poll.
 */
export type PollEvent = { readonly at: number } & (
  | { readonly type: 'userLoaded' | 'userLost' | 'away' | 'back' }
  | { readonly type: 'streamOpened' | 'streamHeard' | 'streamGap' | 'streamLost' | 'turnMissed' }
  | { readonly type: 'polled'; readonly since: number }
  | { readonly type: 'pollFailed'; readonly retryAfter: number }
);

/** Polling while nobody is logged in. */
export const initialPoll: PollState = {
  userSince: null,
  polledAt: null,
  heardAt: null,
  wantedAt: null,
  failures: 0,
  notBefore: null,
  isAway: false,
};

/** A poll has ended, well or not. Silence for the whole time is a loss, even when nobody said so. */
const endPoll = (state: PollState, at: number): PollState => {
  const isStreamFresh = state.heardAt !== null && at < state.heardAt + STREAM_FRESH;
  return { ...state, polledAt: at, heardAt: isStreamFresh ? state.heardAt : null };
};

/** What was wanted after a poll began is wanted still, because its answer may be older than that. */
const wantedAfter = ({ wantedAt }: PollState, since: number) =>
  wantedAt !== null && wantedAt > since ? wantedAt : null;

/** Polling as things happen. */
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
      // Who is at it shares what comes of it, unless they hang or were closed: nothing was answered here yet.
      return { ...state, notBefore: Math.max(state.notBefore ?? 0, at + POLL_INTERVAL) };
    case 'streamOpened':
      // The server answers again: its earlier failures say nothing of the next poll.
      return { ...state, heardAt: at, wantedAt: at, failures: 0 };
    case 'streamGap':
      return { ...state, heardAt: at, wantedAt: at };
    case 'streamHeard':
      return { ...state, heardAt: at };
    case 'streamLost':
      // One that can't be opened at all is lost again at each try, and says nothing new.
      return state.heardAt === null ? state : { ...state, heardAt: null, wantedAt: at };
  }
};

/**
 * Milliseconds from the last poll to the next: the interval, doubled for each failure in a row up to 300 s, varied by
 * 15 % with `spread` from 0 to 1.
 */
const pause = ({ failures }: PollState, push: Pick<PushState, 'isSubscribed'>, spread: number): number =>
  Math.min(POLL_INTERVAL_MAX, pollInterval(push) * 2 ** failures) * (1 + POLL_JITTER * (2 * spread - 1));

/**
 * When to poll, or null without a user, while the page is hidden and without network; a poll that came due meanwhile is
 * made on return, and none else. Not in the first second: the user was just answered, and the stream that
 * opens meanwhile wants no poll of its own. A stream heard within 45 s suspends polling; it is due at once
 * when the stream opens, has a gap or is lost, and 45 s after it fell silent, but never sooner than the server asks for. A poll
 * that failed is repeated whatever the stream says, because no event brings what it should have brought.
 */
export const nextPollAt = (
  state: PollState,
  push: Pick<PushState, 'isSubscribed'>,
  spread = 0.5,
): number | null => {
  const { userSince, polledAt, wantedAt, heardAt, failures, notBefore } = state;
  if (userSince === null || state.isAway) return null;
  if (polledAt === null) return userSince + FIRST_POLL_DELAY;
  const earliest = notBefore ?? 0;
  if (failures === 0 && wantedAt !== null) return Math.max(wantedAt, earliest);
  if (failures === 0 && heardAt !== null) return Math.max(heardAt + STREAM_FRESH, earliest);
  return Math.max(polledAt + pause(state, push, spread), earliest);
};
