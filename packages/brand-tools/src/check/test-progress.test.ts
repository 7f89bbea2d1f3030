import { expect, test } from 'vitest';
import type { TestCase, TestModule, TestSpecification } from 'vitest/node';
import { describeTests, reportProgress, type TestProgress } from './test-progress.ts';

const moduleOf = (id: string, name: string, tests = 0) =>
  ({
    id,
    project: { name },
    children: { allTests: () => Array.from({ length: tests }) },
  }) as unknown as TestModule;

/** A test that has run. As in Vitest, its result belongs to it. */
class EndedTest {
  readonly module: TestModule;
  readonly #state: string;

  constructor(module: TestModule, state: string) {
    this.module = module;
    this.#state = state;
  }

  result() {
    return { state: this.#state };
  }
}

const resultOf = (module: TestModule, state: string) => new EndedTest(module, state) as unknown as TestCase;

test('counts what has run and what is left, without stories that the run does not have', () => {
  const reports: TestProgress[] = [];
  const reporter = reportProgress((progress) => reports.push(progress));
  const [places, login, shop] = [
    moduleOf('1', 'disclosures (chromium)', 3),
    moduleOf('2', 'stories (chromium)', 3),
    moduleOf('3', 'stories (chromium)', 2),
  ] as const;
  void reporter.onTestRunStart?.([places, login, shop] as unknown as TestSpecification[]);
  expect(describeTests(reports.at(-1)!)).toBe(
    'places with labels, adverts and prices: 0 done, 1 of 1 files left; stories: 0 done, 2 of 2 files left',
  );
  for (const module of [places, login]) void reporter.onTestModuleCollected?.(module);
  void reporter.onTestCaseResult?.(resultOf(places, 'failed'));
  void reporter.onTestCaseResult?.(resultOf(login, 'skipped'));
  void reporter.onTestCaseResult?.(resultOf(login, 'passed'));
  expect(describeTests(reports.at(-1)!)).toBe(
    'places with labels, adverts and prices: 1 done, 2 left; stories: 1 done, 1 of 2 files left',
  );
  void reporter.onTestModuleEnd?.(login);
  void reporter.onTestModuleCollected?.(shop);
  expect(reports.at(-1)).toMatchObject({ stories: { done: 1, left: 2, files: 2, unknownFiles: 0 } });
});
