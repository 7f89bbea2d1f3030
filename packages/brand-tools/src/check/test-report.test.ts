import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { TestModule } from 'vitest/node';
import { reportTo, selectFailures, type TestFailure, type TestReport } from './test-report.ts';

const failureOf = (project: string | null): TestFailure => ({
  project,
  file: '',
  name: '',
  message: `${project}`,
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
  const folder = mkdtempSync(join(tmpdir(), 'meetcute-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  const reporter = reportTo(file);
  for (const name of ['disclosures (chromium)', 'stories (chromium)', 'stories (chromium)'])
    void reporter.onTestModuleEnd!(moduleOf(name));
  void reporter.onTestRunEnd!([], [], 'passed');
  const { seconds } = JSON.parse(readFileSync(file, 'utf8')) as TestReport;
  expect(Object.keys(seconds)).toEqual(both);
  expect(seconds['stories']).toBeGreaterThan(seconds['disclosures']!);
});
