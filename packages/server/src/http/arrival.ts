import { ServerError } from '../errors.ts';

/** Limits for the arrival of a body: milliseconds in all, without a byte, and before `rate`, in bytes per second, counts. */
export interface Pace {
  total: number;
  idle: number;
  grace: number;
  rate: number;
}

/** A phone on a poor network sends ten times as fast. */
export const PACE: Pace = { total: 300_000, idle: 20_000, grace: 10_000, rate: 2000 };

/** The part of a body that has arrived; times in milliseconds, `size` in bytes. */
interface Arrived {
  start: number;
  last: number;
  size: number;
}

/** The time at which a body is too slow, unless more of it arrives before. */
const deadlineOf = ({ start, last, size }: Arrived, { total, idle, grace, rate }: Pace): number =>
  Math.min(start + total, last + idle, start + grace + (size / rate) * 1000);

const tooSlow = () =>
  new ServerError('request_timeout', { message: 'The body of the request arrives too slowly.' });

/** Calls `cut` once a body is too slow. `count` is for each chunk, `stop` for the end of the body. */
export function watchArrival(cut: (error: ServerError) => void, pace: Pace) {
  const start = performance.now();
  const arrived: Arrived = { start, last: start, size: 0 };
  let timer: ReturnType<typeof setTimeout>;
  const check = () => {
    const left = deadlineOf(arrived, pace) - performance.now();
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
