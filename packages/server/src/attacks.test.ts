/**
 * What is tried against an account, as a table. Attacks on files are held off elsewhere: scripts and SVGs by the name of a
 * photo, 900 million pixels and places in metadata in photos.test.ts; 200 MB and slow bodies in form.test.ts.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCountingHasher, type Target } from '../test/attacks/attack.ts';
import { loginAttacks } from '../test/attacks/login.ts';
import { requestAttacks } from '../test/attacks/requests.ts';
import { signUpAttacks } from '../test/attacks/sign-up.ts';
import { startTestApi } from '../test/test-api.ts';

const { hasher, work } = createCountingHasher();
let target: Target;
let refused = 0;

beforeAll(async () => {
  target = { api: await startTestApi({ hasher }), work };
});
afterAll(async () => {
  process.stdout.write(`${refused} attacks refused\n`);
  await target.api.stop();
});

test.each([...signUpAttacks, ...requestAttacks, ...loginAttacks])(
  'refused: $name',
  async ({ attempt, comesTo }) => {
    expect(await attempt(target)).toEqual(comesTo);
    refused += 1;
  },
);

test('nothing went wrong unseen', () => {
  expect(target.api.faults).toEqual([]);
});
