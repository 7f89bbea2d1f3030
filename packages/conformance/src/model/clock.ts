import type { OutboxClock } from '@meetcute/client';

/** Clock that advances only on demand, shared by all tabs of a run. */
export interface ModelClock extends OutboxClock {
  /** Returns milliseconds until the next timer, null if there is none. */
  readonly next: () => number | null;
  /** Advances time by milliseconds; due timers run in order and to completion. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

/** Resolves after all pending microtasks. */
export const flushMicrotasks = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Creates a clock that starts at 0. */
export function createModelClock(): ModelClock {
  const timers = new Set<{ at: number; run: () => void }>();
  let now = 0;
  const first = () => [...timers].toSorted((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    date: () => now,
    after: (milliseconds, run) => {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    next: () => {
      const timer = first();
      return timer ? timer.at - now : null;
    },
    pass: async (milliseconds) => {
      const end = now + milliseconds;
      for (let timer = first(); timer && timer.at <= end; timer = first()) {
        now = timer.at;
        timers.delete(timer);
        timer.run();
        await flushMicrotasks();
      }
      now = end;
    },
  };
}
