import type { Profile, User } from '@meetcute/contract';
import { expect, test } from 'vitest';
import { profileSections, sectionChange, sectionProblems, sectionValues } from './sections.ts';

const settings = {
  countries: ['NL', 'BE'],
  allowed_values: { hair: ['red', 'dark'], smoking: ['never'] },
  text_fields: ['about_me'],
  min_age: 18,
  my_profile: {},
};
const profile = {
  name: 'Robin',
  gender: 'x',
  date_of_birth: '1990-05-04',
  country: 'NL',
  countryregion: '7',
  city: null,
  personal: { hair: 'red', about_me: 'hello' },
} as unknown as Profile;
const user = { email: 'robin@example.com', profile } as User;
const today = { now: new Date('2026-11-20T12:00:00Z'), zone: 'UTC' };

const change = (section: Parameters<typeof sectionChange>[0], typedValues: object, savedProfile = profile) =>
  sectionChange(
    section,
    { ...sectionValues(section, savedProfile, settings), ...typedValues },
    savedProfile,
    settings,
  );
const problems = (
  section: Parameters<typeof sectionChange>[0],
  typedValues: object,
  savedProfile = profile,
) =>
  sectionProblems(
    section,
    { ...sectionValues(section, savedProfile, settings), ...typedValues },
    { user: { ...user, profile: savedProfile }, settings, today },
  );

test(
  'lists the text and detail sections only when the settings have fields for them',
  {
    meta: { spec: ['entity.profile.fields-from-allowed-values', 'entity.profile.text-fields-from-settings'] },
  },
  () => {
    expect(profileSections(settings)).toEqual(['person', 'place', 'texts', 'details', 'interests']);
    expect(profileSections({ allowed_values: {}, text_fields: [], my_profile: {} })).toEqual([
      'person',
      'place',
      'interests',
    ]);
  },
);

test('leaves out the texts where the site has no notes, and the interests where it has none', () => {
  const listSections = (my_profile: { notes?: boolean; interests?: boolean }) =>
    profileSections({ ...settings, my_profile });
  expect(listSections({ notes: false })).toEqual(['person', 'place', 'details', 'interests']);
  expect(listSections({ interests: false })).toEqual(['person', 'place', 'texts', 'details']);
});

test('fills the fields with the saved values, with the birth date in three parts', () => {
  expect(sectionValues('person', profile, settings)).toEqual({
    name: 'Robin',
    gender: 'x',
    day: '4',
    month: '5',
    year: '1990',
  });
  expect(sectionValues('place', profile, settings)).toEqual({ country: 'NL', countryregion: '7', city: '' });
  expect(sectionValues('details', profile, settings)).toEqual({ hair: 'red', smoking: '' });
});

test.each(['person', 'place', 'texts', 'details', 'interests'] as const)(
  'sends nothing of the section %s when nothing has changed',
  (section) => {
    expect(change(section, {})).toBeNull();
  },
);

test.each([
  ['person', { name: ' Kim ' }, { profile: { name: 'Kim' } }],
  ['person', { gender: '' }, { profile: { gender: null } }],
  ['person', { day: '5' }, { profile: { date_of_birth: '1990-05-05' } }],
  ['place', { city: ' Zeist ' }, { country: 'NL', countryregion: '7', city: 'Zeist' }],
  ['place', { country: 'BE', countryregion: '' }, { country: 'BE', countryregion: null, city: null }],
  ['texts', { about_me: '  ' }, { profile: { personal: { about_me: null } } }],
  ['details', { smoking: 'never' }, { profile: { personal: { smoking: 'never' } } }],
] as const)('sends only the changes of the section %s: %j', (section, typedValues, payload) => {
  expect(change(section, typedValues)).toEqual(payload);
});

test('reports problems by field name', () => {
  expect(problems('person', {})).toEqual({});
  expect(problems('person', { name: '', year: '2015' })).toEqual({
    name: { key: 'required', field: 'name' },
    date_of_birth: { key: 'date_of_birth_error', values: { min_age: 18 } },
  });
  expect(problems('person', { name: 'Robin@Example.com' })).toEqual({ name: { key: 'name_equal_to_email' } });
  expect(problems('place', { country: '', city: 'x'.repeat(256) })).toEqual({
    country: { key: 'required', field: 'country' },
    city: { key: 'maxLength', values: { max: 255 } },
  });
  expect(problems('texts', { about_me: 'x'.repeat(2001) })).toEqual({
    about_me: { key: 'maxLength', values: { max: 2000 } },
  });
});

test('allows an empty birth date only when none was saved before', () => {
  const none = { day: '', month: '', year: '' };
  expect(problems('person', none, { ...profile, date_of_birth: null })).toEqual({});
  expect(problems('person', none)).toHaveProperty('date_of_birth');
  expect(problems('person', { ...none, day: '4' }, { ...profile, date_of_birth: null })).toHaveProperty(
    'date_of_birth',
  );
});
