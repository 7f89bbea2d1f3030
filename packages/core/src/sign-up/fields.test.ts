import { describe, expect, test } from 'vitest';
import {
  birthDateProblem,
  canSaveLocation,
  cityProblem,
  dateOfParts,
  defaultName,
  emailProblem,
  isTooYoung,
  isWorthChecking,
  nameProblem,
  passwordProblem,
} from './fields.ts';

const key = (problem: { key: string } | null) => problem?.key ?? null;

describe('e-mail', () => {
  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['anna', 'emailInvalid'],
    ['anna@', 'emailInvalid'],
    ['anna@example', 'emailInvalid'],
    ['@.', 'emailInvalid'],
    ['a..b@example.com', null],
    ['o&k@example.org', null],
    ['a@müller.example', null],
    ['a@b', 'emailInvalid'],
    ['anna @example.com', 'emailInvalid'],
    ['anna@example.com', null],
    [' anna+tag@mail.example.co.uk ', null],
  ])('%j is %s', { meta: { spec: ['email.required', 'email.format-valid'] } }, (email, problem) => {
    expect(key(emailProblem(email))).toBe(problem);
  });

  test(
    'checks only addresses with an at sign and a dot on the server',
    { meta: { spec: ['email.server-check-needs-at-and-dot'] } },
    () => {
      expect(['a', 'a@b', 'a.b', 'a@b.c', '@.'].map(isWorthChecking)).toEqual([
        false,
        false,
        false,
        true,
        true,
      ]);
    },
  );
});

describe('name', () => {
  test(
    'an empty name defaults to the local part of the address',
    { meta: { spec: ['name.defaults-to-email-local-part'] } },
    () => {
      expect(defaultName('', 'anna.b@example.com')).toBe('anna.b');
      expect(defaultName('  ', 'anna@')).toBe('anna');
      expect(defaultName('', 'anna')).toBe('');
      expect(defaultName('Anna', 'x@example.com')).toBe('Anna');
    },
  );

  test.each([
    ['', 'required'],
    [' ', 'required'],
    ['A', null],
    ['a'.repeat(150), null],
    ['a'.repeat(151), 'maxLength'],
    ['@anna', 'name_starts_with_at'],
    ['Anna@Example.com', 'name_equal_to_email'],
  ])('%j is %s', (name, problem) => {
    expect(key(nameProblem(name, 'anna@example.com'))).toBe(problem);
  });

  test(
    'a name is required and has 1 to 150 characters',
    {
      meta: {
        spec: [
          'name.required',
          'name.min-length-1',
          'name.max-150',
          'name.not-starting-with-at',
          'name.not-equal-to-email',
        ],
      },
    },
    () => {
      const names = ['', 'A', 'a'.repeat(151), '@a', 'a@b.nl'];
      expect(names.map((name) => key(nameProblem(name, 'a@b.nl')))).toEqual([
        'required',
        null,
        'maxLength',
        'name_starts_with_at',
        'name_equal_to_email',
      ]);
    },
  );
});

test(
  'a password has at least 8 characters of any kind',
  { meta: { spec: ['password.required-non-empty'] } },
  () => {
    expect(
      ['', 'seven77', '        ', 'x'.repeat(256), 'x'.repeat(257)].map((password) =>
        key(passwordProblem(password)),
      ),
    ).toEqual(['required', 'minLength', null, null, 'maxLength']);
  },
);

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

test(
  'a location needs a country, and a city of at most 255 characters',
  {
    meta: {
      spec: ['city.max-255', 'location.country-required-to-save', 'signup.step3.save-disabled-until-country'],
    },
  },
  () => {
    expect(cityProblem('a'.repeat(255))).toBeNull();
    expect(key(cityProblem('a'.repeat(256)))).toBe('maxLength');
    expect(canSaveLocation({ country: '', city: 'Ghent' })).toBe(false);
    expect(canSaveLocation({ country: 'BE', city: '' })).toBe(true);
  },
);
