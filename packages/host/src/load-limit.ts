/** Limits of reads in progress. Times are in milliseconds. */
export interface LoadLimits {
  /** Reads in progress at a time. */
  places: number;
  /** Longest wait for a place. */
  patience: number;
  /** Reads that wait at a time; further ones are refused at once. */
  waiting: number;
}

/**
 * Limits of a host with the member API in process. More places don't finish more reads, because a process has one
 * thread and ten database connections.
 */
export const LOCAL_LIMITS: LoadLimits = { places: 16, patience: 500, waiting: 1000 };

/** Limits in front of another back end, where places wait for it. */
export const PROXY_LIMITS: LoadLimits = { ...LOCAL_LIMITS, places: 256 };

/** Runs work when a place is free; returns what `refuse` returns when none became free in time. */
export type LoadLimit = <T>(work: () => Promise<T>, refuse: () => T | Promise<T>) => Promise<T>;

/** Creates a limit of reads in progress. Reads get places in the order of their arrival. */
export function createLoadLimit({ places, patience, waiting: most }: LoadLimits): LoadLimit {
  let inProgress = 0;
  const waiting = new Set<() => void>();

  const wait = () =>
    new Promise<boolean>((resolve) => {
      const start = () => {
        clearTimeout(timer);
        waiting.delete(start);
        resolve(true);
      };
      const timer = setTimeout(() => {
        waiting.delete(start);
        resolve(false);
      }, patience);
      waiting.add(start);
    });

  const enter = async () => {
    if (inProgress >= places) return waiting.size < most && wait();
    inProgress += 1;
    return true;
  };

  const leave = () => {
    const [next] = waiting;
    // The next read takes over the place.
    if (next) next();
    else inProgress -= 1;
  };

  return async (work, refuse) => {
    if (!(await enter())) return refuse();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
