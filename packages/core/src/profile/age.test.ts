import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn, isRealDate } from './age.ts';

test('a birth date must be a calendar date', { meta: { spec: ['dob.real-calendar-date'] } }, () => {
  for (const real of ['1990-01-31', '2000-02-29', '1996-12-31']) expect(isRealDate(real)).toBe(true);
  for (const unreal of [
    '1990-02-30',
    '1900-02-29',
    '1990-13-01',
    '1990-04-31',
    '1990-1-1',
    '0000-01-01',
    '1990-00-01',
    '1990-01-00',
    '1990-01-32',
    '',
  ]) {
    expect(isRealDate(unreal)).toBe(false);
  }
});

test('every day of a calendar is valid', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
      (date) => {
        expect(isRealDate(date.toISOString().slice(0, 10))).toBe(true);
      },
    ),
  );
});

test.each([
  ['2000-06-15', '2018-06-14T23:59:59Z', 17],
  ['2000-06-15', '2018-06-15T00:00:00Z', 18],
  ['2000-02-29', '2018-02-28T12:00:00Z', 17],
  ['2000-02-29', '2018-03-01T12:00:00Z', 18],
])('born on %s is at %s %i years old', (birthDate, now, age) => {
  expect(ageOn(birthDate, new Date(now), 'UTC')).toBe(age);
});

test.each([
  ['2008-11-28', '2026-11-28T05:00:00Z', 'Pacific/Honolulu', 17],
  ['2008-11-28', '2026-11-28T10:00:00Z', 'Pacific/Honolulu', 18],
  ['2008-11-29', '2026-11-28T10:00:00Z', 'Pacific/Kiritimati', 18],
  ['2008-11-29', '2026-11-28T10:59:00Z', 'Pacific/Auckland', 17],
  ['2008-11-29', '2026-11-28T11:00:00Z', 'Pacific/Auckland', 18],
  ['2008-02-29', '2026-03-01T09:59:00Z', 'Pacific/Honolulu', 17],
  ['2008-01-01', '2025-12-31T12:00:00Z', 'Pacific/Kiritimati', 18],
  ['2008-11-28', '2026-11-28T00:00:00Z', 'Mars/Olympus', 18],
])('born on %s is at %s in %s %i years old', (birthDate, now, zone, age) => {
  expect(ageOn(birthDate, new Date(now), zone)).toBe(age);
});
