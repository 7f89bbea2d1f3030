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
  const at = attempts();
  expect([at('anna', 0), at('anna', 20_000), at('anna', 30_500), at('ben', 30_500)]).toEqual([
    null,
    null,
    30,
    null,
  ]);
  expect([at('anna', 59_999), at('anna', 60_000), at('ben', 60_000), at('ben', 60_000)]).toEqual([
    1,
    null,
    null,
    31,
  ]);
});

test('bounds its memory and drops the oldest subjects in a flood', () => {
  const at = attempts();
  at('anna', 0);
  at('anna', 0);
  expect(at('anna', 1)).toBe(60);
  for (let index = 0; index < 20_000; index += 1) at(`flood ${index}`, 2);
  expect([at('anna', 3), at('flood 19999', 3), at('flood 19999', 3)]).toEqual([null, null, 60]);
});
