import { LOADING_BAR } from '@meetcute/core';
/** Phase of the loading bar: hidden, growing over `duration`, full before it hides, or fading before it resets. */
export type LoadingBarPhase = 'idle' | 'loading' | 'full' | 'hiding';

/** Timer functions, replaceable in tests. */
export interface Timers {
  /** Runs a function after a delay in ms and returns a handle. */
  set: (run: () => void, delay: number) => unknown;
  /** Cancels a timer by its handle. */
  clear: (timer: unknown) => void;
}

const browserTimers: Timers = {
  set: (run, delay) => setTimeout(run, delay),
  clear: (timer) => clearTimeout(timer as number),
};

/**
 * Creates the state machine of the loading bar. Quick navigations never show the bar; a visible bar always
 * runs to its end.
 */
export function createLoadingBar(onPhase: (phase: LoadingBarPhase) => void, timers: Timers = browserTimers) {
  const { throttle, hideDelay, resetDelay } = LOADING_BAR;
  let phase: LoadingBarPhase = 'idle';
  let timer: unknown;
  const go = (next: LoadingBarPhase) => {
    phase = next;
    onPhase(next);
  };
  const later = (run: () => void, delay: number) => {
    timers.clear(timer);
    timer = timers.set(run, delay);
  };
  return {
    start: () => later(() => go('loading'), throttle),
    finish: () => {
      timers.clear(timer);
      if (phase !== 'loading') return;
      go('full');
      later(() => {
        go('hiding');
        later(() => go('idle'), resetDelay);
      }, hideDelay);
    },
    stop: () => timers.clear(timer),
  };
}
