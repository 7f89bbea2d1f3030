import { expect, test } from 'vitest';
import { StartError } from './StartError.ts';
import { startFailure } from './messages.ts';

const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

test.each([
  ['a full disk', full],
  ['a database that cannot be opened on one', new StartError("can't be opened", { cause: full })],
])('explains %s in one sentence', (_, error) => {
  expect(startFailure(error)).toMatch(/^The disk is full, /);
});

test('prints the sentence of a StartError, and other errors whole', () => {
  const bug = new TypeError('bug');
  expect([startFailure(new StartError('Port 1 is in use.')), startFailure(bug)]).toEqual([
    'Port 1 is in use.',
    bug,
  ]);
});
