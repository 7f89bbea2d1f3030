import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import type { Check } from './problem.ts';
import { runChecks } from './run-checks.ts';

const checkWith = (run: Check['run']): Check => ({ name: 'broken', title: 'Broken', run });

test('says the words of what a check throws, and of what has led to it', async () => {
  const cause = new TypeError('The photo has no address', { cause: 'No network' });
  const check = checkWith(() => Promise.reject(new Error('The part Logo was not loaded', { cause })));
  const [result] = await runChecks(tmpdir(), { all: false, fix: false }, [check]);
  expect(result!.problems).toMatchObject([
    {
      what: 'The part Logo was not loaded',
      why: 'The check could not end. Its cause: The photo has no address Its cause: No network',
    },
  ]);
});
