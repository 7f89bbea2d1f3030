import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitOf } from './wait.ts';

test.each([
  [0, 1, 'second'],
  [7, 7, 'second'],
  [60, 60, 'second'],
  [61, 2, 'minute'],
  [120, 2, 'minute'],
  [3600, 60, 'minute'],
  [3601, 2, 'hour'],
] as const)('%i seconds are %i of a %s', (seconds, value, unit) => {
  expect(waitOf(seconds)).toEqual({ value, unit });
});

test('the displayed wait is never shorter than the actual one', () => {
  const seconds = { second: 1, minute: 60, hour: 3600 };
  fc.assert(
    fc.property(fc.nat(200_000), (given) => {
      const { value, unit } = waitOf(given);
      expect(value * seconds[unit]).toBeGreaterThanOrEqual(given);
    }),
  );
});
