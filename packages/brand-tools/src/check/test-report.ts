import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestModule } from 'vitest/node';

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
}

/** Result of a run. */
export interface TestReport {
  readonly failures: readonly TestFailure[];
  /** Projects in which a test has run. */
  readonly projects: readonly string[];
}

/** Lines of a message that a terminal shows. */
const LINES = 20;

const firstLines = (text: string) => stripVTControlCharacters(text).split('\n').slice(0, LINES).join('\n');

/** Returns what a test reports: the lines that it did not expect, else its message. */
function describeError({ message, diff = '' }: { message: string; diff?: string | undefined }): string {
  const reported = stripVTControlCharacters(diff)
    .split('\n')
    .filter((line) => /^\+ .*\w/.test(line) && !line.includes('Received'))
    .map((line) => line.slice(1).trim());
  return firstLines(reported.length > 0 ? reported.join('\n') : message);
}

/** Returns the name of a project, to which Vitest adds that of the browser. */
const projectOf = ({ project }: TestModule) => project.name.replace(/ \(\w+\)$/, '');

/** Returns the failed tests of a module, and what kept it from loading. */
function findFailures(module: TestModule): TestFailure[] {
  const project = projectOf(module);
  const file = module.moduleId;
  const tests = [...module.children.allTests('failed')].map((test) => {
    const error = test.result().errors?.[0] ?? { message: 'It failed without a message.' };
    // A story throws sentences of its own; lists of reports are compared with an empty one.
    const message = project === 'stories' ? firstLines(error.message) : describeError(error);
    return { project, file, name: test.fullName, message };
  });
  const errors = module
    .errors()
    .map(({ message }) => ({ project, file, name: '', message: firstLines(message) }));
  return [...errors, ...tests];
}

const hasRun = (module: TestModule) =>
  [...module.children.allTests()].some((test) => ['passed', 'failed'].includes(test.result().state));

/** Writes the report of a run into a file, as JSON. */
export const reportTo = (path: string): Reporter => ({
  onTestRunEnd(modules, errors) {
    const failures = modules.flatMap((module) => findFailures(module));
    const others = errors.map((error) => ({
      project: null,
      file: '',
      name: '',
      message: firstLines(error.message),
    }));
    const projects = modules.filter((module) => hasRun(module)).map((module) => projectOf(module));
    const report: TestReport = { failures: [...failures, ...others], projects: [...new Set(projects)] };
    writeFileSync(path, JSON.stringify(report));
  },
});
