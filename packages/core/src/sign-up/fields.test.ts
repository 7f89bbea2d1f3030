import { describe, expect, test } from 'vitest';
import {
  canSaveLocation,
  cityProblem,
  defaultName,
  emailProblem,
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
