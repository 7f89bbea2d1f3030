/** Attacks against an account, as a table. Prints the number of refused attacks by kind. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCountingHasher, type Target } from '../test/attacks/attack.ts';
import { fileAttacks } from '../test/attacks/files.ts';
import { loginAttacks } from '../test/attacks/login.ts';
import { requestAttacks } from '../test/attacks/requests.ts';
import { signUpAttacks } from '../test/attacks/sign-up.ts';
import { valueAttacks } from '../test/attacks/values.ts';
import { startTestApi } from '../test/test-api.ts';

const { hasher, work } = createCountingHasher();
const attacks = {
  'signing up without permission': signUpAttacks,
  'requests that no page sends': requestAttacks,
  'values that bypass a check': valueAttacks,
  'taking over an account': loginAttacks,
  'uploading files that are not photos': fileAttacks,
};
const refusedCounts: Record<string, number> = {};
let target: Target;

beforeAll(async () => {
  target = { api: await startTestApi({ hasher }), work };
});
afterAll(async () => {
  const lines = Object.entries(attacks).map(
    ([group, { length }]) => `${group}: ${length} attacks, ${refusedCounts[group] ?? 0} refused`,
  );
  const all = Object.values(refusedCounts).reduce((sum, count) => sum + count, 0);
  process.stdout.write(`${[...lines, `${all} attacks refused`].join('\n')}\n`);
  await target.api.stop();
});

describe.each(Object.entries(attacks))('%s', (group, rows) => {
  test.each(rows)('refused: $name', async ({ attempt, expected }) => {
    expect(await attempt(target)).toEqual(expected);
    refusedCounts[group] = (refusedCounts[group] ?? 0) + 1;
  });
});

test('logs no errors', () => {
  expect(target.api.faults).toEqual([]);
});
