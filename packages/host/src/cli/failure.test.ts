import { expect, test } from 'vitest';
import { StartError } from '../start/StartError.ts';
import { failureText } from './failure.ts';

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

test.each([
  ['a full disk', full],
  ['a database that cannot be opened on one', new StartError("can't be opened", { cause: full })],
])('explains %s in one sentence', (_, error) => {
  expect(failureText(error)).toMatch(/^The disk is full, /);
});

test('prints the sentence of a StartError, and the stack of other errors', () => {
  expect(failureText(new StartError('Port 1 is in use.'))).toBe('Port 1 is in use.');
  expect(failureText(new TypeError('bug'))).toMatch(/^TypeError: bug\n +at /);
});
