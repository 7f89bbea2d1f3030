import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerError } from '../errors.ts';
import { ARRIVAL_LIMITS } from '@meetcute/core';
import { watchArrival } from './arrival.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/**
 * Seconds after which a body that sends `bytes` every `pause` seconds is cut off; null when it is not cut off
 * within ten minutes.
 */
function secondsUntilCut(bytes: number, pause: number): number | null {
  const errors: ServerError[] = [];
  const { count, stop } = watchArrival((error) => errors.push(error), ARRIVAL_LIMITS);
  for (let second = 1; second <= 600; second += 1) {
    vi.advanceTimersByTime(1000);
    if (errors.length > 0) {
      expect(errors).toMatchObject([{ code: 'request_timeout', status: 408 }]);
      return second;
    }
    if (second % pause === 0) count(bytes);
    // Covers a whole photo of 500 kB.
    if (second * bytes >= 500_000 * pause) break;
  }
  stop();
  return null;
}

test.each([
  ['a byte every eight seconds', 1, 8, 11],
  ['nothing', 0, 1, 10],
  ['1 kB a second', 1000, 1, 19],
  ['4 kB a second', 4000, 1, null],
  ['20 kB every nine seconds', 20_000, 9, null],
  ['60 kB every thirty seconds', 60_000, 30, 10],
])('limits the time of %s', (_, bytes, pause, seconds) => {
  expect(secondsUntilCut(bytes, pause)).toBe(seconds);
});

test('cuts off a body at the lowest rate after five minutes', () => {
  const errors: ServerError[] = [];
  const { count } = watchArrival((error) => errors.push(error), ARRIVAL_LIMITS);
  for (let second = 1; second < 300; second += 1) {
    vi.advanceTimersByTime(1000);
    count(ARRIVAL_LIMITS.rate);
  }
  expect(errors).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(errors).toHaveLength(1);
});

test('cuts off a body that goes silent after a fast start after twenty seconds', () => {
  const errors: ServerError[] = [];
  const { count } = watchArrival((error) => errors.push(error), ARRIVAL_LIMITS);
  count(1_000_000);
  vi.advanceTimersByTime(19_999);
  expect(errors).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(errors).toHaveLength(1);
});
