import { expect, test } from 'vitest';
import { failuresOf } from './failures.ts';

test('a failed test of Vitest is named with its file and its reason, without colours', () => {
  const report = {
    testResults: [
      {
        name: '/somewhere/packages/core/src/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'one is one', status: 'passed', failureMessages: [] },
          {
            fullName: 'one is two',
            status: 'failed',
            failureMessages: ['Error: \u001B[31mexpected 1\u001B[39m\n\n  to be 2'],
          },
        ],
      },
    ],
  };
  expect(failuresOf(JSON.stringify(report))).toEqual([
    'packages/core/src/a.test.ts > one is two > Error: expected 1 to be 2',
  ]);
});

test('a file that could not be loaded is named', () => {
  const file = {
    name: '/x/stories/a.stories.tsx',
    status: 'failed',
    message: 'No such file',
    assertionResults: [],
  };
  expect(failuresOf(JSON.stringify({ testResults: [file] }))).toEqual([
    'stories/a.stories.tsx > could not be run > No such file',
  ]);
});

test('a failed journey of Playwright is named however deep its suite lies; one that passed on its second try is not', () => {
  const spec = (title: string, ok: boolean) => ({
    title,
    ok,
    file: 'likes.spec.ts',
    tests: [{ results: [{ error: { message: 'Timed out' } }] }],
  });
  const report = { suites: [{ suites: [{ specs: [spec('likes come', false), spec('likes go', true)] }] }] };
  expect(failuresOf(JSON.stringify(report))).toEqual(['likes.spec.ts > likes come > Timed out']);
});
