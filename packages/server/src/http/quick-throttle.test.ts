import { expect, test } from 'vitest';
import { ServerError } from '../errors.ts';
import { createQuickThrottle } from './quick-throttle.ts';

/**
 * Counts an attempt at a time in milliseconds. Returns null, or the seconds until the next one is allowed.
 */
function attempts() {
  const count = createQuickThrottle({ name: 'test', max: 2, window: 60_000 });
  return (subject: string, time: number) => {
    try {
      count(subject, new Date(time));
      return null;
    } catch (error) {
      return error instanceof ServerError && error.code === 'too_many_requests' ? error.retryAfter : error;
    }
  };
}

test('refuses attempts beyond the limit until the window ends, per subject', () => {
  const attempt = attempts();
  expect([
    attempt('anna', 0),
    attempt('anna', 20_000),
    attempt('anna', 30_500),
    attempt('ben', 30_500),
  ]).toEqual([null, null, 30, null]);
  expect([
    attempt('anna', 59_999),
    attempt('anna', 60_000),
    attempt('ben', 60_000),
    attempt('ben', 60_000),
  ]).toEqual([1, null, null, 31]);
});

test('bounds its memory and drops the oldest subjects in a flood', () => {
  const attempt = attempts();
  attempt('anna', 0);
  attempt('anna', 0);
  expect(attempt('anna', 1)).toBe(60);
  for (let index = 0; index < 20_000; index += 1) attempt(`flood ${index}`, 2);
  expect([attempt('anna', 3), attempt('flood 19999', 3), attempt('flood 19999', 3)]).toEqual([
    null,
    null,
    60,
  ]);
});
