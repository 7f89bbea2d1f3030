import { expect, test } from 'vitest';
import { ARRIVAL_LIMITS, arrivalDeadline } from './arrival.ts';

const limits = { total: 1000, idle: 200, grace: 100, rate: 2000 };

test.each([
  ['its rate, when nothing has come', { start: 10_000, last: 10_000, size: 0 }, 10_100],
  ['its rate', { start: 10_000, last: 10_000, size: 100 }, 10_150],
  ['a pause', { start: 10_000, last: 10_300, size: 100_000 }, 10_500],
  ['its whole time', { start: 10_000, last: 10_950, size: 100_000 }, 11_000],
] as const)('a body is refused for %s', (_, arrival, deadline) => {
  expect(arrivalDeadline(arrival, limits)).toBe(deadline);
});

test('a phone on a poor network has five minutes', () => {
  expect(arrivalDeadline({ start: 0, last: 299_000, size: 20_000 * 299 }, ARRIVAL_LIMITS)).toBe(300_000);
  expect(arrivalDeadline({ start: 0, last: 0, size: 0 }, ARRIVAL_LIMITS)).toBe(10_000);
  expect(arrivalDeadline({ start: 0, last: 5000, size: 200_000 }, ARRIVAL_LIMITS)).toBe(25_000);
  expect(arrivalDeadline({ start: 0, last: 9000, size: 4000 }, ARRIVAL_LIMITS)).toBe(12_000);
});
