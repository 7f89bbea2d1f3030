import { expect, test } from 'vitest';
import { profileFields, profileTextProblem, shownFields, shownPersonal } from './fields.ts';
import { isVisibleField } from './missing-parts.ts';

const settings = {
  allowed_values: { hair: ['red', 'dark'], smoking: ['no', 'yes'] },
  text_fields: ['about_me', 'diary'],
  visible_profile_fields: ['smoking', 'gender', 'hair', 'diary'],
  visible_profile_notes: ['about_me', 'hair', 'unknown'],
  my_profile: {},
};

test(
  'settings define the additional fields: choices with their values, then texts',
  {
    meta: { spec: ['entity.profile.fields-from-allowed-values', 'entity.profile.text-fields-from-settings'] },
  },
  () => {
    expect(profileFields(settings)).toEqual([
      { name: 'hair', kind: 'choice', values: ['red', 'dark'] },
      { name: 'smoking', kind: 'choice', values: ['no', 'yes'] },
      { name: 'about_me', kind: 'text', values: [] },
      { name: 'diary', kind: 'text', values: [] },
    ]);
  },
);

test('others see only the choices and notes that the site names', () => {
  const personal = { about_me: 'hello', hair: 'red', smoking: null, diary: 'private', secret: 'x' };
  expect(shownPersonal(personal, settings)).toEqual({ smoking: null, hair: 'red', about_me: 'hello' });
  expect(shownPersonal({ diary: 'private' }, settings)).toEqual({});
  const names = ['hair', 'smoking', 'about_me', 'diary', 'unknown', 'gender'];
  expect(names.filter((name) => isVisibleField(name, settings))).toEqual(['hair', 'smoking', 'about_me']);
  expect(shownPersonal(null, settings)).toBeNull();
  const interests = { interests: 'books' };
  expect(shownPersonal(interests, settings)).toEqual(interests);
  expect(shownPersonal(interests, { ...settings, my_profile: { interests: false } })).toEqual({});
});

test('a profile page shows the filled ones, choices first', () => {
  const personal = { about_me: 'hello', hair: 'red', smoking: null, diary: 'private' };
  expect(
    shownFields({ personal, fictional: false }, settings).map(({ name, value }) => [name, value]),
  ).toEqual([
    ['hair', 'red'],
    ['about_me', 'hello'],
  ]);
  expect(shownFields({ personal: null, fictional: false }, settings)).toEqual([]);
});

test('a fictional profile states no facts about a person, only its texts', () => {
  const personal = { about_me: 'hello', hair: 'red', smoking: 'yes' };
  expect(shownFields({ personal, fictional: true }, settings).map(({ name }) => name)).toEqual(['about_me']);
});

test('a profile text may be empty and has at most 2,000 characters, of which an emoji is one', () => {
  expect(['', 'a'.repeat(2000), '👍'.repeat(2000)].map(profileTextProblem)).toEqual([null, null, null]);
  expect(profileTextProblem('a'.repeat(2001))).toEqual({ key: 'maxLength', values: { max: 2000 } });
});
