import { expect, test } from 'vitest';
import { createBatcher } from './batched.ts';

/** Doubles numbers, each run when the test releases it. Records the questions of each run. */
function doubling(most: number) {
  const runs: (readonly number[])[] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  const double = createBatcher(async (questions: readonly number[]) => {
    runs.push(questions);
    const gate = Promise.withResolvers<void>();
    gates.push(gate);
    await gate.promise;
    return questions.map((question) => question * 2);
  }, most);
  const next = async (error?: Error) => {
    await expect.poll(() => gates.length).toBeGreaterThan(0);
    const gate = gates.shift();
    if (error) gate?.reject(error);
    else gate?.resolve();
  };
  return { runs, double, next };
}

test('answers the first question at once, and those that arrive meanwhile together in the next run', async () => {
  const { runs, double, next } = doubling(10);
  const answers = [1, 2, 3].map(double);
  expect(runs).toEqual([[1]]);
  await next();
  expect(await answers[0]).toBe(2);
  expect(runs).toEqual([[1], [2, 3]]);
  answers.push(double(4));
  await next();
  await next();
  expect(await Promise.all(answers)).toEqual([2, 4, 6, 8]);
  expect(runs).toEqual([[1], [2, 3], [4]]);
});

test('asks no more than a number of questions in a run', async () => {
  const { runs, double, next } = doubling(2);
  const answers = Promise.all([1, 2, 3, 4].map(double));
  for (let run = 0; run < 3; run += 1) await next();
  expect([await answers, runs]).toEqual([
    [2, 4, 6, 8],
    [[1], [2, 3], [4]],
  ]);
});

test('fails only the questions of a failed run', async () => {
  const { double, next } = doubling(10);
  const [first, second] = [double(1), double(2)];
  await next(new Error('The database is unavailable.'));
  await expect(first).rejects.toThrow('unavailable');
  await next();
  expect(await second).toBe(4);
  const third = double(3);
  await next();
  expect(await third).toBe(6);
});
