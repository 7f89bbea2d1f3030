import { expect, test } from 'vitest';
import { endOfOutput, failuresOf } from './failures.ts';

test('names a failed Vitest test with its file and reason, without colors', () => {
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

test('names a file that could not be loaded', () => {
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

test('names a Vitest test that passed on a retry as flaky', () => {
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

test('names a Playwright journey in nested suites as failed or flaky', () => {
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

test('repeats a short output without colors and empty lines', () => {
  expect(endOfOutput('Unused files', '\u001B[31mUnused exports (1)\u001B[39m\n\n  save  a.ts:1  \n')).toEqual(
    ['FAILED  Unused files', '  Unused exports (1)', '    save  a.ts:1'],
  );
});

test('repeats the end of a long output', () => {
  const output = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`).join('\n');
  const lines = endOfOutput('Lint', output);
  expect(lines[0]).toBe('FAILED  Lint: the last 15 lines');
  expect(lines.slice(1)).toHaveLength(15);
  expect(lines[1]).toBe('  line 6');
  expect(lines.at(-1)).toBe('  line 20');
});

test('names a gate that printed nothing', () => {
  expect(endOfOutput('Types', '')).toEqual(['FAILED  Types']);
});
