import type { Tabs } from '@meetcute/client';
import { initialPoll, nextPollAt, reducePoll, type PollEvent, type PushState } from '@meetcute/core';
import type { Presence } from './presence.ts';

/** Result of a poll. `retryAfter` is the wait in milliseconds that the server requested, 0 when it named none. */
export type PollOutcome = { isGood: true } | { isGood: false; retryAfter: number };

/** Options of `startPolling`. */
export interface PollingOptions {
  /** Polls everything once. */
  poll: () => Promise<PollOutcome>;
  /** Runs a poll unless another tab is polling; resolves with null in that case. */
  exclusively: (poll: () => Promise<PollOutcome>) => Promise<PollOutcome | null>;
  /** Returns the current push state, which decides the interval. */
  push: () => Pick<PushState, 'isSubscribed'>;
  /** Visibility and network state of the page. */
  presence: Presence;
  /** Monotonic clock in milliseconds. Default: `performance.now`. */
  now?: () => number;
  /** Returns the jitter of the next poll, from 0 to 1. Default: `Math.random`. */
  spread?: () => number;
}

/** Running poll schedule. */
export interface Poller {
  /** Reports a change of the event stream. */
  notify: (type: 'streamOpened' | 'streamActive' | 'streamGap' | 'streamLost') => void;
  /** Reports a poll of another tab, with its duration in milliseconds and its result. */
  applyShared: (took: number, outcome: PollOutcome) => void;
  /** Stops polling. */
  stop: () => void;
}

/**
 * Polls user, chats and likes on core's schedule while the page is active. Every tab runs the schedule and the first
 * one due polls for all, so a tab that hangs or closes does not block the others.
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
    const nextTime = nextPollAt(state, push(), place);
    if (nextTime !== null && !isBusy && !isOver)
      timer = setTimeout(() => void run(), Math.max(0, nextTime - now()));
  };
  const change = (event: PollEvent) => {
    state = reducePoll(state, event);
    if (event.type === 'polled' || event.type === 'pollFailed') place = spread();
    schedule();
  };

  const end = (start: number, outcome: PollOutcome) =>
    change(
      outcome.isGood
        ? { type: 'polled', at: now(), since: start }
        : { type: 'pollFailed', at: now(), retryAfter: outcome.retryAfter },
    );

  const run = async () => {
    isBusy = true;
    const start = now();
    // The first poll is never skipped: no other tab has shared a result with this one yet.
    const outcome = state.polledAt === null ? await poll() : await exclusively(poll);
    isBusy = false;
    if (outcome) end(start, outcome);
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

/**
 * Runs a poll unless another tab is polling; resolves with null in that case. When the page is left, the poll goes on, but
 * without its lock: a page in the back/forward cache runs no code, and would keep the others from polling.
 */
export async function pollExclusively(
  tabs: Pick<Tabs<never>, 'tryLock'>,
  poll: () => Promise<PollOutcome>,
  pageSignal: AbortSignal,
): Promise<PollOutcome | null> {
  const polls: Promise<PollOutcome>[] = [];
  await tabs.tryLock(
    () =>
      new Promise((release) => {
        const outcome = poll();
        polls.push(outcome);
        pageSignal.addEventListener('abort', release, { once: true });
        void outcome.then(release).finally(() => pageSignal.removeEventListener('abort', release));
      }),
  );
  return polls[0] ?? null;
}
