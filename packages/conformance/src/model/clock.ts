import type { OutboxClock } from '@meetcute/client';

/** Time that stands still until it is told to go on, the same for every tab of a run. */
export interface ModelClock extends OutboxClock {
  /** Milliseconds until the next timer, null where there is none. */
  readonly next: () => number | null;
  /** Lets so many milliseconds pass; what is due runs in its order, and comes to its end. */
  readonly pass: (milliseconds: number) => Promise<void>;
}

/** Lets everything happen that waits for nothing but its turn. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A clock that stands at 0. */
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
        await settled();
      }
      now = end;
    },
  };
}
