import { DAY_MS } from '@meetcute/core';
import { expect, test } from 'vitest';
import { SESSION_MAX_AGE_MS, sessionEnd } from './sessions.rules.ts';

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
