import { ServerError } from './errors.ts';

/** Seconds after which refused work may be retried. */
const COME_AGAIN = 2;

/** Runs work, limiting how much of it runs at a time. */
type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Creates a limiter that runs at most `width` pieces of work at a time and queues the others. Throws
 * unavailable when `longest` are queued already, rather than letting a caller wait too long. Default of
 * `longest`: no limit.
 */
export function createLimiter(width: number, longest = Number.POSITIVE_INFINITY): Limiter {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= width) {
      if (waiting.length >= longest) throw new ServerError('unavailable', { retryAfter: COME_AGAIN });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The slot is handed over directly, so that no newcomer takes it in between.
      if (next) next();
      else running -= 1;
    }
  };
}
