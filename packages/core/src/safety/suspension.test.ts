import { expect, test } from 'vitest';
import { isBanned, isSuspended, NO_END } from './suspension.ts';

const until = new Date('2026-12-24T12:00:00Z');

test.each([
  ['nobody without an end', null, until, false],
  ['until the end', until, new Date(until.getTime() - 1), true],
  ['not at the end', until, until, false],
  ['not afterwards', until, new Date(until.getTime() + 1), false],
  ['for ever after a ban', NO_END, new Date('2100-01-01T00:00:00Z'), true],
])('a suspension applies: %s', (_, end, now, isInForce) => {
  expect(isSuspended(end, now)).toBe(isInForce);
});

test.each([
  [null, false],
  [until, false],
  [NO_END, true],
])('a suspension until %s is a ban: %s', (end, isOne) => {
  expect(isBanned(end)).toBe(isOne);
});
