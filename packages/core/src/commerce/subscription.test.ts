import { expect, test } from 'vitest';
import { DAY_MS } from '../constants.ts';
import { chargeTime, endForDay, isLastPeriod, isSubscriptionShown, renewalStep } from './subscription.ts';

const renewsAt = new Date('2026-06-30T12:00:00Z');
const days = (count: number) => new Date(renewsAt.getTime() + count * DAY_MS);

test.each([
  ['waits until a week before', days(-20), null, { at: days(-7) }],
  ['reminds a week before', days(-7), null, 'remind'],
  ['reminds late rather than never', days(3), null, 'remind'],
  ['waits for the end of premium after the reminder', days(-6), days(-7), { at: days(0) }],
  ['charges at the end', days(0), days(-7), 'charge'],
  ['charges a week after a late reminder', days(4), days(-1), { at: days(6) }],
  ['charges then', days(6), days(-1), 'charge'],
])('%s', (_, now, remindedAt, step) => {
  expect(renewalStep({ renewsAt, remindedAt }, now)).toEqual(step);
});

test('the time of the charge is the end of premium, and never sooner than a week after the reminder', () => {
  expect(chargeTime({ renewsAt, remindedAt: null })).toEqual(renewsAt);
  expect(chargeTime({ renewsAt, remindedAt: days(-2) })).toEqual(days(5));
});

test('a subscription without renewal is shown until premium ends', () => {
  const renews_at = renewsAt.toISOString();
  expect(isSubscriptionShown({ state: 'active', renews_at }, days(1))).toBe(true);
  expect(isSubscriptionShown({ state: 'cancelled', renews_at }, days(-1))).toBe(true);
  expect(isSubscriptionShown({ state: 'cancelled', renews_at }, days(0))).toBe(false);
});

test.each([
  ['no day', '', 0],
  ['a past day', '2020-01-01', 0],
  ['a day before the earliest end', '2026-06-29', 0],
  ['the day of the earliest end', '2026-06-30', 0],
  ['a day within the next period', '2026-07-29', 0],
  ['the day on which the next period ends', '2026-07-30', 30],
  ['a day in the third period from now', '2026-09-01', 60],
])('premium that is cancelled for %s ends with the last period before', (_, day, extraDays) => {
  const endsAt = endForDay({ renewsAt, days: 30 }, day);
  expect(endsAt).toEqual(days(extraDays));
  expect(isLastPeriod({ renewsAt, days: 30 }, endsAt)).toBe(extraDays === 0);
  expect(isLastPeriod({ renewsAt: endsAt, days: 30 }, endsAt)).toBe(true);
});

test('premium that is not cancelled has no last period', () => {
  expect(isLastPeriod({ renewsAt, days: 30 }, null)).toBe(false);
});
