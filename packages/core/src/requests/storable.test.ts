import { expect, test } from 'vitest';
import { unstorableFields } from './storable.ts';

test.each([
  [{ name: 'Zażółć 🙂' }, null],
  [{ name: 'a\0' }, { name: 'invalid_text' }],
  [{ profile: { personal: { about: '\ud83d' } } }, { 'profile.personal.about': 'invalid_text' }],
  [{ list: ['fine', 'x\0'] }, { 'list.1': 'invalid_text' }],
  [{ profile: { 'ke\0y': 'x' } }, { profile: 'invalid_text' }],
  [undefined, null],
  [{ file: [new Blob(['\0'])] }, null],
])('the unstorable texts of %j are %j', (value, expected) => {
  expect(unstorableFields(value)).toEqual(expected);
});
