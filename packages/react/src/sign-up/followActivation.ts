import {
  ACTIVATION,
  initialActivation,
  isActivationComplete,
  tickActivation,
  type ActivationState,
} from '@meetcute/core';

export interface FollowActivationOptions {
  /** Asks once whether the mail was delivered. */
  ask: (signal: AbortSignal) => Promise<{ readonly delivered: boolean }>;
  /** Hears of each poll that was answered, failed or took too long, the last one included. */
  onTick: (state: ActivationState) => void;
  /** The clock that says when to ask. Default: the browser's. */
  every?: (run: () => void, milliseconds: number) => () => void;
}

const everyTick = (run: () => void, milliseconds: number) => {
  const timer = setInterval(run, milliseconds);
  return () => clearInterval(timer);
};

/**
 * Asks every 900 ms whether the mail was delivered, until it was or 20 polls are over; a poll that has not been
 * answered when the next is due is given up and counts like one that failed (spec: activate.poll-every-900-ms,
 * error.activation-poll-ignored). Answers how to stop.
 */
export function followActivation({ ask, onTick, every = everyTick }: FollowActivationOptions): () => void {
  let state = initialActivation;
  let asked: AbortController | undefined;
  const take = (poll: AbortController | undefined, answer: { readonly delivered: boolean } | null) => {
    if (poll === undefined || poll !== asked) return;
    asked = undefined;
    state = tickActivation(state, answer);
    if (isActivationComplete(state)) stop();
    onTick(state);
  };
  const stopClock = every(() => {
    const late = asked;
    take(late, null);
    late?.abort();
    if (isActivationComplete(state)) return;
    const poll = new AbortController();
    asked = poll;
    ask(poll.signal).then(
      (answer) => take(poll, answer),
      () => take(poll, null),
    );
  }, ACTIVATION.pollInterval);
  const stop = () => {
    stopClock();
    const open = asked;
    asked = undefined;
    open?.abort();
  };
  return stop;
}
