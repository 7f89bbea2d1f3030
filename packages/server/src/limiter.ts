import { ServerError } from './errors.ts';

/** Seconds after which who was sent away may come again. */
const COME_AGAIN = 2;

/** Runs pieces of work; which ones at a time is its own business. */
type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets at most `width` pieces of work run at a time; the others wait in line. Throws unavailable where `longest`
 * wait already: who would wait for ages hears so at once.
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
      // A place is handed on, so that nobody slips in between.
      if (next) next();
      else running -= 1;
    }
  };
}
