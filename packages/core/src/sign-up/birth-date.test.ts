import { describe, expect, test } from 'vitest';
import { birthDatePartsProblem, birthDateProblem, dateOfParts, isTooYoung } from './birth-date.ts';

describe('date of birth', () => {
  const now = new Date('2026-06-15T12:00:00Z');

  test.each([
    [{ day: '29', month: '2', year: '2000' }, '2000-02-29'],
    [{ day: '30', month: '2', year: '2000' }, null],
    [{ day: '', month: '2', year: '2000' }, null],
    [{ day: 'dd', month: 'mm', year: 'yyyy' }, null],
    [{ day: '0', month: '1', year: '2000' }, null],
  ])(
    '%j is %s',
    { meta: { spec: ['dob.real-calendar-date', 'dob.no-placeholder-parts'] } },
    (parts, date) => {
      expect(dateOfParts(parts)).toBe(date);
    },
  );

  test.each([
    ['2008-06-15', 18, null],
    ['2008-06-16', 18, { min_age: 18 }],
    ['2005-06-16', 21, { min_age: 21 }],
    ['2009-01-01', 16, { min_age: 18 }],
    ['2027-01-01', 18, { min_age: 18 }],
    [null, 18, { min_age: 18 }],
    ['2000-02-30', 18, { min_age: 18 }],
  ])(
    '%s at a minimum age of %i has the problem %j',
    { meta: { spec: ['dob.min-age', 'dob.min-age-default-18', 'dob.error-text-with-min-age'] } },
    (date, minAge, values) => {
      const problem = values && { key: 'date_of_birth_error', values };
      expect(birthDateProblem(date, { now, zone: 'UTC' }, minAge)).toEqual(problem);
    },
  );

  test.each([
    [['', '', ''], 'birthDate'],
    [['', '2', '2000'], 'birthDay'],
    [['29', '', '2000'], 'birthMonth'],
    [['29', '2', ''], 'birthYear'],
    [['', '', '2000'], 'birthDayMonth'],
    [['', '2', ''], 'birthDayYear'],
    [['29', '', ''], 'birthMonthYear'],
    // Whether it is too young, or a day at all, is known once it is complete.
    [['16', '', '2008'], 'birthMonth'],
    [['30', '2', ''], 'birthYear'],
  ] as const)(
    'of %j only what is missing is a problem: %s',
    { meta: { spec: ['dob.no-placeholder-parts'] } },
    ([day, month, year], field) => {
      const problem = birthDatePartsProblem({ day, month, year }, { now, zone: 'UTC' });
      expect(problem).toEqual({ key: 'required', field });
    },
  );

  test.each([
    [['29', '2', '2000'], null],
    [['30', '2', '2000'], 18],
    [['16', '6', '2008'], 18],
  ] as const)('the complete date %j needs the minimum age %j', ([day, month, year], minAge) => {
    const problem = birthDatePartsProblem({ day, month, year }, { now, zone: 'UTC' });
    expect(problem?.values ?? null).toEqual(minAge && { min_age: minAge });
  });

  test.each([
    ['2008-06-15', 18, false],
    ['2008-06-16', 18, true],
    ['2005-06-16', 21, true],
    ['2009-01-01', 16, true],
    ['2027-01-01', 18, true],
    // Unlike these, which can be left out.
    [null, 18, false],
    ['2000-02-30', 18, false],
  ])(
    '%s at a minimum age of %i is too young: %s',
    { meta: { spec: ['dob.min-age', 'dob.min-age-default-18'] } },
    (date, minAge, isHeld) => {
      expect(isTooYoung(date, { now, zone: 'UTC' }, minAge)).toBe(isHeld);
    },
  );
});
