/** Finished pieces of work that count. */
const COUNTED = 100;

/** Milliseconds without a finished piece after which work pauses, such as for a database. */
const PAUSE = 50;

/** Estimates how long a queue takes from how fast its work was finished. */
export interface Pace {
  /** The queue was empty, and is no more. */
  start(): void;
  /** A piece of work is finished. */
  finish(): void;
  /** Returns the milliseconds since the queue was empty. */
  age(): number;
  /** Returns the milliseconds in which a number of pieces will be finished. While nothing is finished, they grow. */
  timeFor(pieces: number): number;
  /** Returns the same for work that does not pause again; 0 before any is finished. */
  timeWithoutPauses(pieces: number): number;
}

/**
 * Creates an estimate. Work in progress counts as finished, since before the first is finished nothing else is known; its
 * number is `places`.
 */
export function createPace(places: number, now: () => number): Pace {
  let last = { at: now(), worked: 0 };
  let began = last.at;
  let marks = [last];
  const measureWork = () => last.worked + Math.min(now() - last.at, PAUSE);
  const mark = () => (last = { at: now(), worked: measureWork() });
  const pieceIn = (time: number) => time / (marks.length - 1 + places);
  return {
    start: () => {
      marks = [mark()];
      began = last.at;
    },
    finish: () => {
      marks.push(mark());
      if (marks.length > COUNTED) marks.shift();
    },
    age: () => now() - began,
    timeFor: (pieces) => pieces * pieceIn(now() - (marks[0]?.at ?? began)),
    timeWithoutPauses: (pieces) =>
      marks.length > 1 ? pieces * pieceIn(measureWork() - (marks[0]?.worked ?? 0)) : 0,
  };
}
