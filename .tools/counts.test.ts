import { expect, test } from 'vitest';
import { countStage } from './counts.ts';

const vitest = (passCount: number, failCount: number, testResults: unknown[] = []) =>
  JSON.stringify({ numPassedTests: passCount, numFailedTests: failCount, testResults });

test('counts a stage without a report as one test', () => {
  expect(countStage(0, null)).toEqual({ passed: 1, failed: 0 });
  expect(countStage(2, null)).toEqual({ passed: 0, failed: 1 });
});

test('returns the counts of a Vitest report', () => {
  expect(countStage(1, vitest(7, 2))).toEqual({ passed: 7, failed: 2 });
});

test('counts a test file that could not be loaded as a failure', () => {
  expect(countStage(1, vitest(3, 0, [{ status: 'failed', assertionResults: [] }]))).toEqual({
    passed: 3,
    failed: 1,
  });
});

test('counts a run that fails after its last test as a failure', () => {
  expect(countStage(1, vitest(5, 0))).toEqual({ passed: 5, failed: 1 });
});

test('counts a journey that passed on its second attempt as passed', () => {
  const report = JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 2, skipped: 3 } });
  expect(countStage(1, report)).toEqual({ passed: 6, failed: 1 });
});
