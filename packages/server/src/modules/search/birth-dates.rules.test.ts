import { expect, test } from 'vitest';
import { birthDates } from './birth-dates.rules.ts';

test.each([
  ['an ordinary day', '2026-11-21', { after: '1987-11-21', until: '2008-11-21' }],
  ['a leap day, for years without one', '2028-02-29', { after: '1989-02-28', until: '2010-02-28' }],
])('converts ages to birth dates on %s', (_, day, expected) => {
  expect(birthDates({ min: 18, max: 38 }, new Date(`${day}T12:00:00Z`))).toEqual(expected);
});
