import { expect, test } from 'vitest';
import { isInGrace, BROWSER_KNOWN_TIME_MS, isKnownBrowser } from './account-times.ts';

test('a deleted account can be restored for 30 days', () => {
  const deleted = new Date('2026-11-01T00:00:00Z');
  const after = (milliseconds: number) => isInGrace(deleted, new Date(deleted.getTime() + milliseconds));
  expect([after(0), after(30 * 86_400_000 - 1), after(30 * 86_400_000)]).toEqual([true, true, false]);
  expect(isInGrace(null, deleted)).toBe(false);
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
