import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { readLoggedError, shortenError } from './page-error.ts';

/** Tests that open pages in a browser, as projects of Vitest. */
export type TestProject = 'disclosures' | 'stories';

/** A test that failed, or a file that could not be loaded. */
export interface TestFailure {
  /** Project of Vitest; null for an error outside of tests. */
  readonly project: string | null;
  /** File of the test. */
  readonly file: string;
  /** Name of the test; empty for the file itself. */
  readonly name: string;
  readonly message: string;
  /** Words of the first error on the page of the test, which it may have failed for; null without one. */
  readonly pageError: string | null;
}

/** Result of a run. */
export interface TestReport {
  readonly failures: readonly TestFailure[];
  /** Projects in which a test has run, with the seconds from the start of the run to the end of their last file. */
  readonly seconds: Readonly<Record<string, number>>;
  /** Whether the run ended before all tests had run. Default: false. */
  readonly hasEndedEarly?: boolean;
}

/** Failed stories with the same error on their page after which the run ends: each waits to its limit of 20 seconds. */
const SAME_ERRORS = 4;

/** Returns the error that several failed stories have reported, and none that passed; null without one. */
function findCommonError(
  errors: readonly (string | undefined)[],
  harmlessErrors: readonly (string | undefined)[],
): string | null {
  const counts = new Map<string, number>();
  for (const words of errors) if (words !== undefined) counts.set(words, (counts.get(words) ?? 0) + 1);
  const isCommon = ([words, count]: readonly [string, number]) =>
    count >= SAME_ERRORS && !harmlessErrors.includes(words);
  return [...counts].find(isCommon)?.[0] ?? null;
}

/** Error of a project whose tests have not run for a reason that another project reports. */
export const notRunError = (reporting: TestProject | undefined): Error =>
  new Error(`No test has run: see what '${reporting}' reports.`);

/** Error of a project that found nothing in a run that the stories ended. */
const createEarlyEndError = () => new Error("Not all tests have run: see what 'stories' reports.");

/**
 * Returns what the tests of a project report in a run of `projects`. The first one has the errors outside of tests, so that
 * each is said once. Throws for a project without tests, and for one that has not run to its end and found nothing.
 */
export function selectFailures(
  { failures, seconds, hasEndedEarly = false }: TestReport,
  project: TestProject,
  projects: readonly TestProject[],
): TestFailure[] {
  const [first] = projects;
  const ownFailures = failures.filter(
    (each) => each.project === project || (each.project === null && project === first),
  );
  if (ownFailures.length > 0) return ownFailures;
  if (hasEndedEarly) throw createEarlyEndError();
  if (project in seconds) return ownFailures;
  throw failures.some((each) => each.project === null) ? notRunError(first) : new Error('No test has run.');
}

/** Lines of a message that a terminal shows. */
const LINES = 20;

const firstLines = (text: string) => stripVTControlCharacters(text).split('\n').slice(0, LINES).join('\n');

/** Returns what a test reports: the lines that it did not expect, else its message. */
function describeError({ message, diff = '' }: { message: string; diff?: string | undefined }): string {
  const reportedLines = stripVTControlCharacters(diff)
    .split('\n')
    .filter((line) => /^\+ .*\w/.test(line) && !line.includes('Received'))
    .map((line) => line.slice(1).trim());
  return firstLines(reportedLines.length > 0 ? reportedLines.join('\n') : message);
}

/** Returns the name of a project, to which Vitest adds that of the browser. */
export const readProjectName = ({ project }: Pick<TestModule, 'project'>): string =>
  project.name.replace(/ \(\w+\)$/, '');

/** Returns the failed tests of a module, and what kept it from loading. `pageErrors` has those of tests, by their ids. */
function findFailures(module: TestModule, pageErrors: ReadonlyMap<string, string>): TestFailure[] {
  const project = readProjectName(module);
  const file = module.moduleId;
  const tests = [...module.children.allTests('failed')].map((test) => {
    const error = test.result().errors?.[0] ?? { message: 'It failed without a message.' };
    // A story throws sentences of its own; lists of reports are compared with an empty one.
    const message = project === 'stories' ? firstLines(error.message) : describeError(error);
    const pageError = pageErrors.get(test.id) ?? null;
    return { project, file, name: test.fullName, message, pageError };
  });
  const errors = module
    .errors()
    .map(({ message }) => ({ project, file, name: '', message: firstLines(message), pageError: null }));
  return [...errors, ...tests];
}

/** An error that no code has caught, with the test during which it was thrown, as Vitest reports it. */
interface UncaughtError {
  readonly message: string;
  readonly VITEST_TEST_PATH?: unknown;
  readonly VITEST_TEST_NAME?: unknown;
}

/** Returns the id of the failed test during which an error was thrown; undefined without one. */
const findTest = (modules: readonly TestModule[], error: UncaughtError) =>
  modules
    .filter(({ moduleId }) => moduleId === error.VITEST_TEST_PATH)
    .flatMap(({ children }) => [...children.allTests('failed')])
    .find(({ name }) => name === error.VITEST_TEST_NAME)?.id;

const hasRun = (module: TestModule) =>
  [...module.children.allTests()].some((test) => ['passed', 'failed'].includes(test.result().state));

/** Returns what a run reports that ended early, for an error that several stories have reported. */
const describeEarlyEnd = (words: string): TestFailure => ({
  project: 'stories',
  file: '',
  name: '',
  message: `The run ended early, because ${SAME_ERRORS} failed stories have reported the same error: “${words}”.`,
  pageError: null,
});

/**
 * Returns a reporter that writes the report of a run into a file, as JSON. It ends the run once several stories have failed with
 * the same error on their page: where a part throws, every story with it would wait to its limit.
 */
export function reportTo(path: string): Reporter {
  const seconds: Record<string, number> = {};
  const pageErrors = new Map<string, string>();
  const stories = { passed: new Set<string>(), failed: new Set<string>() };
  let vitest: Vitest | undefined;
  let commonError: string | null = null;
  const endIfCommon = () => {
    if (commonError !== null) return;
    const readErrors = (ids: ReadonlySet<string>) => Array.from(ids, (id) => pageErrors.get(id));
    commonError = findCommonError(readErrors(stories.failed), readErrors(stories.passed));
    if (commonError !== null) void vitest?.cancelCurrentRun('test-failure');
  };
  return {
    onInit(instance) {
      vitest = instance;
    },
    // React logs what a part throws while it renders, and shows the page of an error instead.
    onUserConsoleLog({ type, taskId, content }) {
      const words = type === 'stderr' ? readLoggedError(content) : null;
      if (words === null || taskId === undefined) return;
      pageErrors.getOrInsert(taskId, words);
      endIfCommon();
    },
    onTestCaseResult(test) {
      const { state } = test.result();
      if (readProjectName(test) !== 'stories' || (state !== 'passed' && state !== 'failed')) return;
      stories[state].add(test.id);
      endIfCommon();
    },
    onTestModuleEnd(module) {
      if (hasRun(module)) seconds[readProjectName(module)] = performance.now() / 1000;
    },
    onTestRunEnd(modules, errors) {
      const others = errors.flatMap((error): TestFailure[] => {
        const id = findTest(modules, error);
        if (id === undefined)
          return [{ project: null, file: '', name: '', message: firstLines(error.message), pageError: null }];
        pageErrors.getOrInsert(id, shortenError(error.message));
        return [];
      });
      const failures = modules.flatMap((module) => findFailures(module, pageErrors));
      const endings = commonError === null ? [] : [describeEarlyEnd(commonError)];
      const report: TestReport = {
        failures: [...endings, ...failures, ...others],
        seconds,
        hasEndedEarly: commonError !== null,
      };
      writeFileSync(path, JSON.stringify(report));
    },
  };
}
