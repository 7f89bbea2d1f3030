import { FIRST_POLL_DELAY, POLL_INTERVAL, POLL_INTERVAL_PUSH, STREAM_FRESH } from '../constants.ts';

/** The push state; `isSubscribed` is the serialised subscription, false, 'denied' after a refusal, null after an error. */
export interface PushState {
  readonly isCapable: boolean;
  readonly isSubscribed: string | false | null;
  readonly lastMessage: string | null;
}

/** The calls that are polled. */
export type PolledCall = 'getUser' | 'getChats' | 'getLikes';

/** Whether push reaches this browser: a refusal or an error is no subscription. */
export const isPushSubscribed = (push: Pick<PushState, 'isSubscribed'>): boolean =>
  typeof push.isSubscribed === 'string' && push.isSubscribed !== '' && push.isSubscribed !== 'denied';

/** Milliseconds from one poll to the next (spec: const.poll-interval, const.poll-interval-push). */
export const pollInterval = (push: Pick<PushState, 'isSubscribed'>): number =>
  isPushSubscribed(push) ? POLL_INTERVAL_PUSH : POLL_INTERVAL;

/** What is known about polling one call; all times are milliseconds of one clock, null where nothing happened yet. */
export interface PollState {
  readonly userSince: number | null;
  readonly polledAt: number | null;
  /** When the event stream was last heard; null while there is no stream. */
  readonly heardAt: number | null;
  /** When opening, a gap or a loss of the stream asked for a poll at once. */
  readonly wantedAt: number | null;
}

export interface PollEvent {
  readonly type:
    | 'userLoaded'
    | 'userLost'
    | 'polled'
    | 'streamOpened'
    | 'streamHeard'
    | 'streamGap'
    | 'streamLost';
  readonly at: number;
}

/** Polling while nobody is logged in. */
export const initialPoll: PollState = { userSince: null, polledAt: null, heardAt: null, wantedAt: null };

/** Polling of one call as things happen. */
export const reducePoll = (state: PollState, { type, at }: PollEvent): PollState => {
  switch (type) {
    case 'userLoaded':
      return state.userSince === null ? { ...initialPoll, userSince: at } : state;
    case 'userLost':
      return initialPoll;
    case 'polled': {
      // Silence for the whole time is a loss, even when nobody said so.
      const isStreamFresh = state.heardAt !== null && at < state.heardAt + STREAM_FRESH;
      return { ...state, polledAt: at, heardAt: isStreamFresh ? state.heardAt : null, wantedAt: null };
    }
    case 'streamOpened':
    case 'streamGap':
      return { ...state, heardAt: at, wantedAt: at };
    case 'streamHeard':
      return { ...state, heardAt: at };
    case 'streamLost':
      return { ...state, heardAt: null, wantedAt: at };
  }
};

/**
 * When a call is due, or null without a user. Not in the first second: the user was just answered, and the stream that
 * opens meanwhile wants no poll of its own. A stream heard within 45 s suspends polling; the call is due at once
 * when the stream opens, has a gap or is lost, and 45 s after it fell silent. The interval follows the push state.
 */
export const nextPollAt = (state: PollState, push: Pick<PushState, 'isSubscribed'>): number | null => {
  if (state.userSince === null) return null;
  if (state.polledAt === null) return state.userSince + FIRST_POLL_DELAY;
  if (state.wantedAt !== null) return state.wantedAt;
  if (state.heardAt !== null) return state.heardAt + STREAM_FRESH;
  return state.polledAt + pollInterval(push);
};
