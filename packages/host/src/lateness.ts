/** Milliseconds between two looks at the clock. */
const EVERY = 50;

/** Looks in a row that must come late: fewer are a burst, a garbage collection, or a machine that stood still. */
const IN_A_ROW = 3;

/** Judges whether a process is late: whether its timers have been for a while. */
export interface Lateness {
  /** Looks at the clock; is due every 50 ms. */
  tick(): void;
  /** Returns whether all looks of the last `patience` milliseconds came late, and several did. */
  isLate(patience: number): boolean;
}

/**
 * Creates a watch of the event loop. What waits in sockets is invisible, but it waits as long as a timer that is due. A
 * timer is late by more than `target` milliseconds.
 */
export function createLateness(target: number, now: () => number = () => performance.now()): Lateness {
  let last = now();
  let calm = last;
  let inARow = 0;
  return {
    tick: () => {
      const time = now();
      const isCalm = time - last - EVERY <= target;
      inARow = isCalm ? 0 : inARow + 1;
      if (isCalm) calm = time;
      last = time;
    },
    isLate: (patience) => inARow >= IN_A_ROW && now() - calm > patience,
  };
}

/** Creates a watch that looks at the clock by itself, for as long as the process runs. */
export function watchLateness(target: number): Lateness {
  const lateness = createLateness(target);
  setInterval(lateness.tick, EVERY).unref();
  return lateness;
}
