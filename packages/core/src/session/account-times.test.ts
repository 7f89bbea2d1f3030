import { expect, test } from 'vitest';
import {
  isInGrace,
  BROWSER_KNOWN_TIME_MS,
  isKnownBrowser,
  isBanned,
  isSuspended,
  NO_END,
} from './account-times.ts';

test('a deleted account can be restored for 30 days', () => {
  const deletionTime = new Date('2026-11-01T00:00:00Z');
  const isInGraceAfter = (milliseconds: number) =>
    isInGrace(deletionTime, new Date(deletionTime.getTime() + milliseconds));
  expect([isInGraceAfter(0), isInGraceAfter(30 * 86_400_000 - 1), isInGraceAfter(30 * 86_400_000)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isInGrace(null, deletionTime)).toBe(false);
});

const now = new Date('2026-11-22T12:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

test.each([
  ['never', null, false],
  ['a moment ago', ago(1), true],
  ['yesterday', ago(86_400_000), true],
  ['in the future, by a wrong clock', ago(-1000), true],
  ['at the last moment', ago(BROWSER_KNOWN_TIME_MS - 1), true],
  ['half a year ago', ago(BROWSER_KNOWN_TIME_MS), false],
])('recognises a browser with a login %s', (_, lastLoginAt, isKnown) => {
  expect(isKnownBrowser(lastLoginAt, now)).toBe(isKnown);
});

const suspensionEnd = new Date('2026-12-24T12:00:00Z');

test.each([
  ['nobody without an end', null, suspensionEnd, false],
  ['until the end', suspensionEnd, new Date(suspensionEnd.getTime() - 1), true],
  ['not at the end', suspensionEnd, suspensionEnd, false],
  ['not afterwards', suspensionEnd, new Date(suspensionEnd.getTime() + 1), false],
  ['for ever after a ban', NO_END, new Date('2100-01-01T00:00:00Z'), true],
])('a suspension applies: %s', (_, end, moment, isInForce) => {
  expect(isSuspended(end, moment)).toBe(isInForce);
});

test.each([
  [null, false],
  [suspensionEnd, false],
  [NO_END, true],
])('a suspension until %s is a ban: %s', (end, isOne) => {
  expect(isBanned(end)).toBe(isOne);
});
