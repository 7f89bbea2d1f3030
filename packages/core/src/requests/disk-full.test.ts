import { expect, test } from 'vitest';
import { isDiskFull } from './disk-full.ts';

const coded = (code: string) => Object.assign(new Error('failed'), { code });

test.each([
  ['a full disk', coded('ENOSPC'), true],
  ['a full quota', coded('EDQUOT'), true],
  ['a full disk of PostgreSQL', new Error('Failed query', { cause: coded('53100') }), true],
  ['a message of the database', new Error('could not extend file "x": No space left on device'), true],
  ['a missing file', coded('ENOENT'), false],
  ['text', 'ENOSPC', false],
])('recognizes %s', (_, error, expected) => {
  expect(isDiskFull(error)).toBe(expected);
});
