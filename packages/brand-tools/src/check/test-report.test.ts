import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { reportTo, selectFailures, type TestFailure, type TestReport } from './test-report.ts';

const failureOf = (project: string | null): TestFailure => ({
  project,
  file: '',
  name: '',
  message: `${project}`,
  pageError: null,
});

const both = ['disclosures', 'stories'] as const;

test('gives an error outside of tests to the first project alone', () => {
  const failures = [failureOf('stories'), failureOf(null)];
  const report: TestReport = { failures, seconds: { disclosures: 1, stories: 2 } };
  expect(selectFailures(report, 'disclosures', both)).toEqual([failureOf(null)]);
  expect(selectFailures(report, 'stories', both)).toEqual([failureOf('stories')]);
  expect(selectFailures(report, 'stories', ['stories'])).toEqual(failures);
});

test('says of a project without tests what reports the reason', () => {
  const report: TestReport = { failures: [failureOf(null)], seconds: {} };
  expect(() => selectFailures(report, 'stories', both)).toThrow(
    "No test has run: see what 'disclosures' reports.",
  );
  expect(() => selectFailures({ ...report, failures: [] }, 'stories', both)).toThrow(/^No test has run\.$/);
});

/** Writes a report with `run`. Returns what it has. */
function writeReport(run: (reporter: Reporter) => void): TestReport {
  const folder = mkdtempSync(join(tmpdir(), 'meetcute-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  run(reportTo(file));
  return JSON.parse(readFileSync(file, 'utf8')) as TestReport;
}

/** Returns a module of tests as far as the reporter reads it. */
const moduleOf = (name: string) =>
  ({
    project: { name },
    moduleId: '',
    errors: () => [],
    children: {
      *allTests(state?: string) {
        if (state === undefined) yield { result: () => ({ state: 'passed' }) };
      },
    },
  }) as unknown as TestModule;

test('writes the seconds of each project', () => {
  const { seconds } = writeReport((reporter) => {
    for (const name of ['disclosures (chromium)', 'stories (chromium)', 'stories (chromium)'])
      void reporter.onTestModuleEnd!(moduleOf(name));
    void reporter.onTestRunEnd!([], [], 'passed');
  });
  expect(Object.keys(seconds)).toEqual(both);
  expect(seconds['stories']).toBeGreaterThan(seconds['disclosures']!);
});

/** Returns a module in which the tests with these names have failed, whose ids are the same. */
const failedModule = (file: string, names: readonly string[]) =>
  ({
    project: { name: 'stories (chromium)' },
    moduleId: file,
    errors: () => [],
    children: {
      *allTests() {
        for (const name of names)
          yield {
            id: name,
            name,
            fullName: name,
            result: () => ({ state: 'failed', errors: [{ message: 'Unable to find role="heading"' }] }),
          };
      },
    },
  }) as unknown as TestModule;

const logOf = (taskId: string, content: string, type: 'stdout' | 'stderr' = 'stderr') => ({
  type,
  taskId,
  content,
  time: 0,
  size: content.length,
});

test('says the first error that the page of a failed test has logged', () => {
  const { failures } = writeReport((reporter) => {
    for (const log of [
      logOf('Home', '[Error: printed]', 'stdout'),
      logOf('Home', 'A warning without an error'),
      logOf('Home', '[TypeError: the card has no photo]'),
      logOf('Home', '[Error: a later symptom]'),
    ])
      void reporter.onUserConsoleLog!(log);
    void reporter.onTestRunEnd!([failedModule('/Home.stories.tsx', ['Home', 'Visitor'])], [], 'failed');
  });
  expect(failures.map(({ name, pageError }) => [name, pageError])).toEqual([
    ['Home', 'TypeError: the card has no photo'],
    ['Visitor', null],
  ]);
});

test('gives an error that nothing has caught to the failed test of its page', () => {
  const uncaught = (message: string, name: string) => ({
    message,
    VITEST_TEST_PATH: '/Home.stories.tsx',
    VITEST_TEST_NAME: name,
  });
  const { failures } = writeReport((reporter) => {
    void reporter.onTestRunEnd!(
      [failedModule('/Home.stories.tsx', ['Home'])],
      [uncaught('thrown by a press', 'Home'), uncaught('thrown elsewhere', 'Passed')],
      'failed',
    );
  });
  expect(failures).toMatchObject([
    { project: 'stories', name: 'Home', pageError: 'thrown by a press' },
    { project: null, name: '', message: 'thrown elsewhere', pageError: null },
  ]);
});

const caseOf = (project: string, id: string, state: 'passed' | 'failed') =>
  ({ id, project: { name: project }, result: () => ({ state }) }) as unknown as TestCase;

const names = ['Home', 'Login', 'Search', 'Likes', 'Chats'];

/** Reports stories that fail, each with an error on its page, after one that passed. Returns how often the run was ended, and its report. */
function failStories(project: string, readError: (name: string) => string, harmlessError = 'Harmless.') {
  const cancelCurrentRun = vi.fn<Vitest['cancelCurrentRun']>();
  const report = writeReport((reporter) => {
    reporter.onInit!({ cancelCurrentRun } as unknown as Vitest);
    void reporter.onUserConsoleLog!(logOf('Passed', `[Error: ${harmlessError}]`));
    void reporter.onTestCaseResult!(caseOf(project, 'Passed', 'passed'));
    for (const name of names) {
      void reporter.onUserConsoleLog!(logOf(name, `[Error: ${readError(name)}]`));
      void reporter.onTestCaseResult!(caseOf(project, name, 'failed'));
    }
    void reporter.onTestRunEnd!([failedModule('/Home.stories.tsx', names)], [], 'interrupted');
  });
  return { ends: cancelCurrentRun.mock.calls.length, report };
}

test('ends the run once four stories have failed with the same error on their page, and says so first', () => {
  const { ends, report } = failStories('stories (chromium)', () => 'This logo is broken.');
  expect(ends).toBe(1);
  expect(report.failures.map(({ name }) => name)).toEqual(['', ...names]);
  expect(report.failures[0]!.message).toBe(
    'The run ended early, because 4 failed stories have reported the same error: “This logo is broken.”.',
  );
  expect(() => selectFailures(report, 'disclosures', both)).toThrow(
    "Not all tests have run: see what 'stories' reports.",
  );
});

test.each([
  ['stories fail for errors of their own', 'stories (chromium)', (name: string) => `No ${name}.`],
  ['labels that can’t be seen fail with the same error', 'disclosures', () => 'No photo.'],
  ['a story that passed has reported the same error', 'stories (chromium)', () => 'No sound.', 'No sound.'],
])('goes on where %s', (_where, project, readError, harmlessError?: string) => {
  const { ends, report } = failStories(project, readError, harmlessError);
  expect([ends, report.hasEndedEarly]).toEqual([0, false]);
  expect(report.failures.map(({ name }) => name)).toEqual(names);
});
