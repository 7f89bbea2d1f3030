import { expect, test } from 'vitest';
import { BROWSER_KNOWN_TIME_MS, isKnownBrowser } from './known-browser.ts';

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
