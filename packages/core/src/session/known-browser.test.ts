import { expect, test } from 'vitest';
import { BROWSER_KNOWN_TIME, isKnownBrowser } from './known-browser.ts';

const now = new Date('2026-11-22T12:00:00Z');
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

test.each([
  ['never', null, false],
  ['a moment ago', ago(1), true],
  ['yesterday', ago(86_400_000), true],
  ['by a clock that was ahead', ago(-1000), true],
  ['at the last moment', ago(BROWSER_KNOWN_TIME - 1), true],
  ['half a year ago', ago(BROWSER_KNOWN_TIME), false],
])('a browser that a member logged in from %s', (_, lastLoginAt, isKnown) => {
  expect(isKnownBrowser(lastLoginAt, now)).toBe(isKnown);
});
