import { ServerError } from '../errors.ts';

/**
 * Limits for receiving a body: total time, time without a byte, and grace period before `rate` applies, in
 * milliseconds. `rate` is in bytes per second.
 */
export interface ArrivalLimits {
  /** Milliseconds for the whole body. */
  total: number;
  /** Milliseconds without a byte. */
  idle: number;
  /** Milliseconds before `rate` applies. */
  grace: number;
  /** Lowest average rate, in bytes per second. */
  rate: number;
}

/** Default limits. A phone on a poor network sends ten times as fast. */
export const ARRIVAL_LIMITS: ArrivalLimits = { total: 300_000, idle: 20_000, grace: 10_000, rate: 2000 };

/** The received part of a body. Times are in milliseconds, `size` in bytes. */
interface Arrived {
  start: number;
  last: number;
  size: number;
}

/** Returns the time at which a body is too slow unless more of it arrives. */
const deadlineOf = ({ start, last, size }: Arrived, { total, idle, grace, rate }: ArrivalLimits): number =>
  Math.min(start + total, last + idle, start + grace + (size / rate) * 1000);

const tooSlow = () =>
  new ServerError('request_timeout', { message: 'The body of the request arrives too slowly.' });

/**
 * Watches the arrival of a body and calls `cut` once it is too slow. Call `count` for each chunk and `stop`
 * at the end of the body.
 */
export function watchArrival(cut: (error: ServerError) => void, arrivalLimits: ArrivalLimits) {
  const start = performance.now();
  const arrived: Arrived = { start, last: start, size: 0 };
  let timer: ReturnType<typeof setTimeout>;
  const check = () => {
    const left = deadlineOf(arrived, arrivalLimits) - performance.now();
    if (left <= 0) cut(tooSlow());
    else timer = setTimeout(check, Math.ceil(left));
  };
  check();
  return {
    count: (bytes: number) => {
      arrived.last = performance.now();
      arrived.size += bytes;
    },
    stop: () => clearTimeout(timer),
  };
}
