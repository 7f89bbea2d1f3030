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
  expect(failuresOf(JSON.stringify(report))).toEqual({
    failed: ['packages/core/src/a.test.ts > one is two > Error: expected 1 to be 2'],
    flaky: [],
  });
});

test('a file that could not be loaded is named', () => {
  const file = {
    name: '/x/stories/a.stories.tsx',
    status: 'failed',
    message: 'No such file',
    assertionResults: [],
  };
  expect(failuresOf(JSON.stringify({ testResults: [file] })).failed).toEqual([
    'stories/a.stories.tsx > could not be run > No such file',
  ]);
});

test('a test of Vitest that passed when it was tried once more is named as flaky', () => {
  const file = {
    name: '/x/stories/a.stories.tsx',
    status: 'passed',
    assertionResults: [{ fullName: 'A state', status: 'passed', failureMessages: ['Error: too late'] }],
  };
  expect(failuresOf(JSON.stringify({ testResults: [file] }))).toEqual({
    failed: [],
    flaky: ['stories/a.stories.tsx > A state > Error: too late'],
  });
});

test('a journey of Playwright is named however deep its suite lies, as failed or as flaky', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'likes.spec.ts',
    tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
  });
  const specs = [
    spec('likes come', 'unexpected', 'Timed out', 'Timed out again'),
    spec('likes go', 'flaky', 'Not there'),
    spec('likes stay', 'expected'),
  ];
  expect(failuresOf(JSON.stringify({ suites: [{ suites: [{ specs }] }] }))).toEqual({
    failed: ['likes.spec.ts > likes come > Timed out'],
    flaky: ['likes.spec.ts > likes go > Not there'],
  });
});
