import { expect, test } from 'vitest';
import { profileFields, shownFields } from './fields.ts';

const settings = {
  allowed_values: { hair: ['red', 'dark'], smoking: ['no', 'yes'] },
  text_fields: ['about_me'],
  visible_profile_fields: ['smoking', 'gender', 'hair'],
};

test(
  'settings name the further fields: choices with their values, then texts',
  {
    meta: { spec: ['entity.profile.fields-from-allowed-values', 'entity.profile.text-fields-from-settings'] },
  },
  () => {
    expect(profileFields(settings)).toEqual([
      { name: 'hair', kind: 'choice', values: ['red', 'dark'] },
      { name: 'smoking', kind: 'choice', values: ['no', 'yes'] },
      { name: 'about_me', kind: 'text', values: [] },
    ]);
  },
);

test('a profile page shows the filled ones that the site wants to be seen', () => {
  const personal = { hair: 'red', smoking: null, about_me: 'hello', secret: 'x' };
  expect(shownFields({ personal }, settings).map(({ name, value }) => [name, value])).toEqual([
    ['hair', 'red'],
    ['about_me', 'hello'],
  ]);
  expect(shownFields({ personal: null }, settings)).toEqual([]);
});
