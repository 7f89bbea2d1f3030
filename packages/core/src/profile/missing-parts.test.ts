import { expect, test } from 'vitest';
import { isFindable, missingParts } from './missing-parts.ts';

const settings = {
  allowed_values: { hair: ['red'], shoes: ['big'] },
  text_fields: ['about_me', 'diary'],
  visible_profile_fields: ['hair'],
  visible_profile_notes: ['about_me'],
  my_profile: {},
};
const empty = { date_of_birth: null, images: [], country: null, personal: null };
const full = {
  date_of_birth: '1990-01-01',
  images: [{ id: 'a', thumb_filename: 'a.webp' }],
  country: 'NL',
  personal: { about_me: 'hello', hair: 'red' },
};

test('a new member gets all suggestions, the birth date first', () => {
  expect(missingParts(empty, settings)).toEqual(['date_of_birth', 'photo', 'place', 'texts', 'details']);
  expect([isFindable(empty), isFindable(full)]).toEqual([false, true]);
});

test('a site without notes suggests no texts', () => {
  expect(missingParts(empty, { ...settings, my_profile: { notes: false } })).not.toContain('texts');
});

test('a complete profile gets no suggestions', () => {
  expect(missingParts(full, settings)).toEqual([]);
});

test.each([
  [{ date_of_birth: null }, 'date_of_birth'],
  [{ images: [] }, 'photo'],
  [{ country: null }, 'place'],
  [{ personal: { hair: 'red', diary: 'not for others' } }, 'texts'],
  [{ personal: { about_me: 'hello', shoes: 'big' } }, 'details'],
])('of a profile with %j only %s is missing', (change, part) => {
  expect(missingParts({ ...full, ...change }, settings)).toEqual([part]);
});

test('a site without visible fields suggests none', () => {
  const bare = { ...settings, visible_profile_fields: [], visible_profile_notes: [] };
  expect(missingParts({ ...full, personal: {} }, bare)).toEqual([]);
});
