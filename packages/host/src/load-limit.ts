import { createPace } from './pace.ts';

/** Limits of requests in progress. Times are in milliseconds. */
export interface LoadLimits {
  /** Requests in progress at a time. */
  places: number;
  /** Longest wait for a place. */
  patience: number;
  /** Longest wait while the queue has not been empty for `standing`: such a queue delays all and helps nobody. */
  briefPatience: number;
  /** Time after which a queue is more than a burst. */
  standing: number;
  /** Requests that wait at a time; further ones are refused at once. */
  waiting: number;
}

/**
 * Limits of a host with the member API in process. More places don't finish more reads, because a process has one
 * thread and ten database connections.
 */
export const LOCAL_LIMITS: LoadLimits = {
  places: 16,
  patience: 600,
  briefPatience: 250,
  standing: 2000,
  waiting: 1000,
};

/**
 * Limits of messages and likes. They have places of their own, fewer than connections to the database, so that neither they
 * nor reads wait for the other ones. They wait longer, because somebody did them.
 */
export const RETRIED_LIMITS: LoadLimits = {
  places: 6,
  patience: 2000,
  briefPatience: 2000,
  standing: 2000,
  waiting: 1000,
};

/** Places in front of another back end, where requests wait for it. */
const PROXY_PLACES = 256;

/** Limits by the class of requests that they are for. */
export interface Limits<T> {
  /** Of reads and pages. */
  read: T;
  /** Of changes that clients send again by themselves. */
  retried: T;
}

/** Creates the limits of a host, in front of another back end or not. */
export function createLoadLimits(isProxy = false): Limits<LoadLimit> {
  const change = isProxy ? { places: PROXY_PLACES } : {};
  return {
    read: createLoadLimit({ ...LOCAL_LIMITS, ...change }),
    retried: createLoadLimit({ ...RETRIED_LIMITS, ...change }),
  };
}

/** Limit of requests in progress. */
export interface LoadLimit {
  /** Runs work when a place is free; returns what `refuse` returns when none will be, or was, free in time. */
  run<T>(work: () => Promise<T>, refuse: () => T | Promise<T>): Promise<T>;
  /** Returns whether a request that arrives now would wait longer than is allowed. */
  isFull(): boolean;
  /** Returns whether any request waits. */
  hasQueue(): boolean;
}

/** Creates a limit of requests in progress. They get places in the order of their arrival. */
export function createLoadLimit(
  { places, patience, briefPatience, standing, waiting: most }: LoadLimits,
  now: () => number = () => performance.now(),
): LoadLimit {
  let inProgress = 0;
  const waiting = new Set<() => void>();
  const pace = createPace(places, now);

  const hasQueue = () => waiting.size > 0;

  const isStanding = () => hasQueue() && pace.age() > standing;

  // In a burst, a pause of the database looks like a host that finishes nothing.
  const isTooLong = (length: number) =>
    isStanding() ? pace.timeFor(length) > briefPatience : pace.timeWithoutPauses(length) > patience;

  const isFull = () => waiting.size >= most || (hasQueue() && isTooLong(waiting.size + 1));

  const wait = () =>
    new Promise<boolean>((resolve) => {
      const start = () => {
        clearTimeout(timer);
        waiting.delete(start);
        resolve(true);
      };
      const timer = setTimeout(
        () => {
          waiting.delete(start);
          resolve(false);
        },
        isStanding() ? briefPatience : patience,
      );
      if (!hasQueue()) pace.start();
      waiting.add(start);
    });

  const enter = async () => {
    if (inProgress >= places) return !isFull() && wait();
    inProgress += 1;
    return true;
  };

  const leave = () => {
    pace.finish();
    const [next] = waiting;
    // The next request takes over the place.
    if (next) next();
    else inProgress -= 1;
  };

  const run = async <T>(work: () => Promise<T>, refuse: () => T | Promise<T>) => {
    if (!(await enter())) return refuse();
    try {
      return await work();
    } finally {
      leave();
    }
  };
  return { run, isFull, hasQueue };
}
