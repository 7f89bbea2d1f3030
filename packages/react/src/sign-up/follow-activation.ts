import {
  ACTIVATION,
  initialActivation,
  isActivationComplete,
  tickActivation,
  type ActivationState,
} from '@meetcute/core';

/** Options of `followActivation`. */
export interface FollowActivationOptions {
  /** Sends one poll. Resolves with whether the mail was delivered. */
  ask: (signal: AbortSignal) => Promise<{ readonly delivered: boolean }>;
  /** Called with the new state after each poll that completed, failed or timed out, including the last one. */
  onTick: (state: ActivationState) => void;
  /** Runs a function at an interval in milliseconds. Returns a function that stops it. Default: `setInterval`. */
  every?: (run: () => void, milliseconds: number) => () => void;
}

const everyTick = (run: () => void, milliseconds: number) => {
  const timer = setInterval(run, milliseconds);
  return () => clearInterval(timer);
};

/**
 * Polls every 900 ms until the mail is delivered, at most 20 times. A poll without a response when the next is due is
 * aborted and counts as failed (spec: activate.poll-every-900-ms, error.activation-poll-ignored). Returns a function
 * that stops polling.
 */
export function followActivation({ ask, onTick, every = everyTick }: FollowActivationOptions): () => void {
  let state = initialActivation;
  let currentPoll: AbortController | undefined;
  const take = (poll: AbortController | undefined, answer: { readonly delivered: boolean } | null) => {
    if (poll === undefined || poll !== currentPoll) return;
    currentPoll = undefined;
    state = tickActivation(state, answer);
    if (isActivationComplete(state)) stop();
    onTick(state);
  };
  const stopClock = every(() => {
    const late = currentPoll;
    take(late, null);
    late?.abort();
    if (isActivationComplete(state)) return;
    const poll = new AbortController();
    currentPoll = poll;
    ask(poll.signal).then(
      (answer) => take(poll, answer),
      () => take(poll, null),
    );
  }, ACTIVATION.pollInterval);
  const stop = () => {
    stopClock();
    const open = currentPoll;
    currentPoll = undefined;
    open?.abort();
  };
  return stop;
}
