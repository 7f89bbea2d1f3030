import { expect, test } from 'vitest';
import { extendedPremium, isPremium } from './premium.ts';

const now = new Date('2026-05-01T12:00:00.000Z');

test.each([
  [null, false],
  [{}, false],
  [{ premium_until: null }, false],
  [{ premium_until: '2026-05-01T12:00:00.000Z' }, false],
  [{ premium_until: '2026-05-01T12:00:00.001Z' }, true],
])('a member with %j has premium: %s', (user, expected) => {
  expect(isPremium(user, now)).toBe(expected);
});

test.each([
  [null, 30, '2026-05-31T12:00:00.000Z'],
  ['2026-04-01T12:00:00.000Z', 30, '2026-05-31T12:00:00.000Z'],
  ['2026-05-11T12:00:00.000Z', 30, '2026-06-10T12:00:00.000Z'],
  ['2026-06-10T12:00:00.000Z', -30, '2026-05-11T12:00:00.000Z'],
])('premium until %s and %i more days', (until, days, expected) => {
  expect(extendedPremium(until === null ? null : new Date(until), days, now).toISOString()).toBe(expected);
});
