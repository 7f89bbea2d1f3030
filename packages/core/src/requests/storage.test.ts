import { expect, test } from 'vitest';
import { unstorableFields, isDiskFull } from './storage.ts';

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

const createError = (code: string) => Object.assign(new Error('failed'), { code });

test.each([
  ['a full disk', createError('ENOSPC'), true],
  ['a full quota', createError('EDQUOT'), true],
  ['a full disk of PostgreSQL', new Error('Failed query', { cause: createError('53100') }), true],
  ['a message of the database', new Error('could not extend file "x": No space left on device'), true],
  ['a missing file', createError('ENOENT'), false],
  ['text', 'ENOSPC', false],
])('recognizes %s', (_, error, expected) => {
  expect(isDiskFull(error)).toBe(expected);
});
