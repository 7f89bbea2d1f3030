import { describe, expect, test } from 'vitest';
import type { RuleResult } from '../rule-result.ts';
import { nameToSave } from '../names/index.ts';
import { birthDateToSave, fieldsToSave, locationToSave, personalToSave } from './saving.ts';
import { SENSITIVE_WORDING } from './sensitive.ts';

const settings = {
  countries: ['NL', 'BE'],
  region_data: { NL: [{ id: '7', name: 'Utrecht' }], BE: [] },
  allowed_values: { hair: ['red', 'dark'] },
  text_fields: ['about_me'],
  my_profile: {},
};

/** Returns the stored value, or the code and field of the refusal. */
const outcome = (result: RuleResult<unknown>) =>
  result.isAllowed ? result.value : [result.refusal.code, result.refusal.fields];

describe('a location', () => {
  const place = (change: object) =>
    outcome(locationToSave({ country: 'NL', countryregion: null, city: null, ...change }, settings));

  test('is stored with its region, with null for all regions and for an empty city', () => {
    expect(place({ countryregion: '7', city: ' Zeist ' })).toEqual({
      country: 'NL',
      countryregion: '7',
      city: 'Zeist',
    });
    expect(place({ countryregion: '0', city: '  ' })).toEqual({
      country: 'NL',
      countryregion: null,
      city: null,
    });
  });

  test('must be one that the site offers', () => {
    expect(place({ country: 'XX' })).toEqual(['bad_request', { country: 'not_offered' }]);
    expect(place({ country: 'BE', countryregion: '7' })).toEqual([
      'bad_request',
      { countryregion: 'not_offered' },
    ]);
  });
});

test('stores a trimmed name and rejects an empty one, an @name and the e-mail address', () => {
  const name = (text: string) =>
    outcome(nameToSave(text, { email: 'robin@example.com', siteName: 'Linden Lane', field: 'name' }));
  expect(name(' Robin ')).toBe('Robin');
  expect(name('  ')).toEqual(['bad_request', { name: 'required' }]);
  expect(name('@robin')).toEqual(['bad_request', { name: 'name_starts_with_at' }]);
  expect(name('Robin@Example.com')).toEqual(['bad_request', { name: 'name_equal_to_email' }]);
});

test.each([
  ['2008-11-20', '2008-11-20'],
  ['2008-11-21', ['too_young', { 'profile.date_of_birth': 'too_young' }]],
  ['1905-11-21', '1905-11-21'],
  ['1905-11-20', ['bad_request', { 'profile.date_of_birth': 'invalid_format' }]],
  ['2030-01-01', ['bad_request', { 'profile.date_of_birth': 'invalid_format' }]],
  ['1990-02-30', ['bad_request', { 'profile.date_of_birth': 'invalid_format' }]],
])(
  'on 20 November 2026 validates the birth date %s',
  { meta: { spec: ['dob.min-age'] } },
  (date, expected) => {
    expect(
      outcome(birthDateToSave(date, 16, { now: new Date('2026-11-20T12:00:00Z'), zone: 'UTC' })),
    ).toEqual(expected);
  },
);

test('changes single fields, limited to the fields and values of the site', () => {
  const personal = (change: Record<string, string | null>) =>
    outcome(personalToSave(change, { hair: 'red', about_me: 'hello' }, { settings, consent: null }));
  expect(personal({ about_me: ' ' })).toEqual({ hair: 'red', about_me: null });
  expect(personal({ hair: null })).toEqual({ hair: null, about_me: 'hello' });
  expect(personal({ interests: 'books,film' })).toMatchObject({ interests: 'books,film' });
  expect(personal({ interests: '' })).toMatchObject({ interests: null });
  expect(personal({ interests: 'books,plaid' })).toEqual([
    'bad_request',
    { 'profile.personal.interests': 'not_offered' },
  ]);
  const reducedSettings = { ...settings, my_profile: { interests: false } };
  expect(
    outcome(personalToSave({ interests: 'books' }, null, { settings: reducedSettings, consent: null })),
  ).toEqual(['bad_request', { 'profile.personal.interests': 'unrecognized_keys' }]);
  expect(personal({ hair: 'plaid' })).toEqual(['bad_request', { 'profile.personal.hair': 'not_offered' }]);
  for (const unknown of ['shoe_size', 'constructor'])
    expect(personal({ [unknown]: 'x' })).toEqual([
      'bad_request',
      { [`profile.personal.${unknown}`]: 'unrecognized_keys' },
    ]);
});

test('saves a value of a sensitive field only with a consent that covers the field', () => {
  const sensitive = { ...settings, allowed_values: { smoking: ['never'] }, text_fields: ['looking_for'] };
  const save = (change: Record<string, string | null>, fields: string[] | null) => {
    const consent = fields && { fields, given_at: '2026-11-25T06:00:00.000Z' };
    return outcome(personalToSave(change, null, { settings: sensitive, consent }));
  };
  const refusal = ['bad_request', { 'profile.personal.smoking': 'consent_required' }];
  expect(save({ smoking: 'never' }, null)).toEqual(refusal);
  expect(save({ smoking: 'never' }, ['looking_for'])).toEqual(refusal);
  expect(save({ smoking: 'never' }, ['smoking'])).toEqual({ smoking: 'never' });
  expect(save({ smoking: null, looking_for: ' ' }, null)).toEqual({ smoking: null, looking_for: null });
});

describe('profile fields and the consent to sensitive ones', () => {
  const sensitive = { ...settings, allowed_values: { hair: ['red'], smoking: ['never'] }, text_fields: [] };
  const now = new Date('2026-11-25T06:00:00.000Z');
  const consent = { fields: ['smoking'], given_at: now.toISOString() };
  const storedFields = { personal: { hair: 'red', smoking: 'never' }, consent };
  const save = (payload: Parameters<typeof fieldsToSave>[0], current: Parameters<typeof fieldsToSave>[1]) =>
    outcome(fieldsToSave(payload, current, { settings: sensitive, now }));

  test('are saved together', () => {
    const givenConsent = { fields: ['smoking'], wording: SENSITIVE_WORDING, language: 'de' as const };
    const payload = { profile: { personal: { smoking: 'never' } }, sensitive_consent: givenConsent };
    expect(save(payload, { personal: null, consent: null })).toEqual({
      personal: { smoking: 'never' },
      consent,
    });
  });

  test('lose the sensitive values with the consent, and keep the others', () => {
    const keptFields = { personal: { hair: 'red' }, consent: null };
    expect(save({ profile: {}, sensitive_consent: null }, storedFields)).toEqual(keptFields);
    expect(save({ profile: {}, sensitive_consent: null }, { ...storedFields, consent: null })).toEqual(
      keptFields,
    );
    expect(
      save({ profile: { personal: { smoking: 'never' } }, sensitive_consent: null }, storedFields),
    ).toEqual(['bad_request', { 'profile.personal.smoking': 'consent_required' }]);
  });

  test('are unchanged by a save of other things', () => {
    expect(save({ profile: { name: 'Robin' } }, storedFields)).toEqual(storedFields);
  });
});
