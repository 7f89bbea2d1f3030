import { expect, test } from 'vitest';
import { isOnline } from './online.ts';

test.each([
  ['2026-11-20T12:00:00.001Z', true],
  ['2026-11-20T12:00:00.000Z', false],
  [null, false],
])('a member last active at %s is online at five past twelve: %s', (lastActive, expected) => {
  expect(isOnline(lastActive, new Date('2026-11-20T12:05:00Z'))).toBe(expected);
});
