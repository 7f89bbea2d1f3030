import { type Arrived, arrivalDeadline, type ArrivalLimits } from '@meetcute/core';
import { ServerError } from '../errors.ts';

const tooSlow = () =>
  new ServerError('request_timeout', { message: 'The body of the request arrives too slowly.' });

/**
 * Watches the arrival of a body and calls `cut` once it is too slow. Call `count` for each chunk and `stop`
 * at the end of the body.
 */
export function watchArrival(cut: (error: ServerError) => void, arrivalLimits: ArrivalLimits) {
  const start = performance.now();
  const arrival: Arrived = { start, last: start, size: 0 };
  let timer: ReturnType<typeof setTimeout>;
  const check = () => {
    const remainingTime = arrivalDeadline(arrival, arrivalLimits) - performance.now();
    if (remainingTime <= 0) cut(tooSlow());
    else timer = setTimeout(check, Math.ceil(remainingTime));
  };
  check();
  return {
    count: (bytes: number) => {
      arrival.last = performance.now();
      arrival.size += bytes;
    },
    stop: () => clearTimeout(timer),
  };
}
