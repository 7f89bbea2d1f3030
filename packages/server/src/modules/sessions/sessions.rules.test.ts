import { DAY_MS } from '@meetcute/core';
import { expect, test } from 'vitest';
import { isRenewalDue, SESSION_MAX_AGE_MS, sessionEnd } from './sessions.rules.ts';

const login = new Date('2026-11-26T12:00:00Z');

test.each([
  ['at once', 0, 30 * DAY_MS],
  ['after a month', 30 * DAY_MS, 60 * DAY_MS],
  ['a month before its last day', SESSION_MAX_AGE_MS - 30 * DAY_MS, SESSION_MAX_AGE_MS],
  ['a moment later', SESSION_MAX_AGE_MS - 30 * DAY_MS + 1, SESSION_MAX_AGE_MS],
  ['on its last day', SESSION_MAX_AGE_MS - 1, SESSION_MAX_AGE_MS],
])('a session that is used %s ends by its idle time or its age', (_, usedAfter, endsAfter) => {
  const end = sessionEnd(login, new Date(login.getTime() + usedAfter));
  expect(end.getTime() - login.getTime()).toBe(endsAfter);
});

test.each([
  ['the first day', 0, DAY_MS - 1, false],
  ['the next day, a moment later', DAY_MS - 1, DAY_MS, true],
  ['the same day', DAY_MS, 2 * DAY_MS - 1, false],
  ['20 hours later, on the next day', 1.5 * DAY_MS, 1.5 * DAY_MS + (20 * DAY_MS) / 24, true],
  ['a week later', 2 * DAY_MS, 9 * DAY_MS, true],
  ['before the last use, by the clock of another server', DAY_MS, DAY_MS - 1, false],
])('a call on %s renews the session if it is the first of a day', (_, seenAfter, calledAfter, expected) => {
  const dateAfter = (time: number) => new Date(login.getTime() + time);
  expect(isRenewalDue({ createdAt: login, lastSeenAt: dateAfter(seenAfter) }, dateAfter(calledAfter))).toBe(
    expected,
  );
});
