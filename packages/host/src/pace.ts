/** Finished pieces of work that count. */
const COUNTED = 100;

/** Estimates how long a queue takes from how fast its work was finished. */
export interface Pace {
  /** The queue was empty, and is no more. */
  start(): void;
  /** A piece of work is finished. */
  finish(): void;
  /** Returns the milliseconds since the queue was empty. */
  age(): number;
  /** Returns the milliseconds in which a number of pieces will be finished. */
  timeFor(pieces: number): number;
}

/**
 * Creates an estimate. Work in progress counts as finished, since before the first is finished nothing else is known; its
 * number is `places`. While nothing is finished, the estimate grows with time.
 */
export function createPace(places: number, now: () => number): Pace {
  let began = now();
  let finished: number[] = [began];
  return {
    start: () => {
      began = now();
      finished = [began];
    },
    finish: () => {
      finished.push(now());
      if (finished.length > COUNTED) finished.shift();
    },
    age: () => now() - began,
    timeFor: (pieces) => {
      const [first = began] = finished;
      return (pieces * (now() - first)) / (finished.length - 1 + places);
    },
  };
}
