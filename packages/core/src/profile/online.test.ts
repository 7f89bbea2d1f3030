import { expect, test } from 'vitest';
import { isOnline, shownActivity } from './online.ts';

test.each([
  ['2026-11-20T12:00:00.001Z', true],
  ['2026-11-20T12:00:00.000Z', false],
  [null, false],
])('a member last active at %s is online at five past twelve: %s', (lastActive, expected) => {
  expect(isOnline(lastActive, new Date('2026-11-20T12:05:00Z'))).toBe(expected);
});

test.each([
  ['2026-11-20T12:14:59.999Z', '2026-11-20T12:00:00.000Z'],
  ['2026-11-20T12:15:00.000Z', '2026-11-20T12:15:00.000Z'],
  ['2026-11-20T00:03:00+02:00', '2026-11-19T22:00:00.000Z'],
  [null, null],
])('others see an activity at %s as %s', (lastActive, expected) => {
  expect(shownActivity(lastActive)).toBe(expected);
});
