import { initialPoll, nextPollAt, reducePoll, type PollEvent, type PushState } from '@meetcute/core';
import type { Presence } from './presence.ts';

/** How a poll ended; `retryAfter` are the milliseconds that a refusal asked for, 0 where it named none. */
export type PollOutcome = { isGood: true } | { isGood: false; retryAfter: number };

export interface PollingOptions {
  /** Asks for everything that is polled, now. */
  poll: () => Promise<PollOutcome>;
  /** Does a poll unless another tab is at one; answers null then. */
  exclusively: (poll: () => Promise<PollOutcome>) => Promise<PollOutcome | null>;
  /** The push state at this moment, because it decides the interval at each tick. */
  push: () => Pick<PushState, 'isSubscribed'>;
  presence: Presence;
  /** Milliseconds of a clock that nobody sets. */
  now?: () => number;
  /** From 0 to 1: where the next poll lies in the time that it may vary by. */
  spread?: () => number;
}

/** What polling is told. */
export interface Poller {
  notify: (type: 'streamOpened' | 'streamHeard' | 'streamGap' | 'streamLost') => void;
  /** Another tab has polled, which took so many milliseconds, and has shared what came of it. */
  applyShared: (took: number, outcome: PollOutcome) => void;
  stop: () => void;
}

/**
 * Polls user, chats and likes as the schedule of core says, while a member is there. Each tab has the schedule, and whoever
 * comes first asks for all: a tab that hangs or was closed holds nobody up.
 */
export function startPolling({
  poll,
  exclusively,
  push,
  presence,
  now = () => performance.now(),
  spread = Math.random,
}: PollingOptions): Poller {
  let state = initialPoll;
  let place = spread();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  let isOver = false;

  const schedule = () => {
    clearTimeout(timer);
    const at = nextPollAt(state, push(), place);
    if (at !== null && !isBusy && !isOver) timer = setTimeout(() => void run(), Math.max(0, at - now()));
  };
  const change = (event: PollEvent) => {
    state = reducePoll(state, event);
    if (event.type === 'polled' || event.type === 'pollFailed') place = spread();
    schedule();
  };

  const end = (since: number, outcome: PollOutcome) =>
    change(
      outcome.isGood
        ? { type: 'polled', at: now(), since }
        : { type: 'pollFailed', at: now(), retryAfter: outcome.retryAfter },
    );

  const run = async () => {
    isBusy = true;
    const since = now();
    // The first answers are this tab's own: nobody has shared any with it yet.
    const outcome = state.polledAt === null ? await poll() : await exclusively(poll);
    isBusy = false;
    if (outcome) end(since, outcome);
    else change({ type: 'turnMissed', at: now() });
  };

  const updatePresence = () => change({ type: presence.isActive() ? 'back' : 'away', at: now() });
  const unsubscribePresence = presence.subscribe(updatePresence);
  updatePresence();
  change({ type: 'userLoaded', at: now() });
  return {
    notify: (type) => change({ type, at: now() }),
    applyShared: (took, outcome) => end(now() - took, outcome),
    stop: () => {
      isOver = true;
      clearTimeout(timer);
      unsubscribePresence();
    },
  };
}
