import { stripVTControlCharacters } from 'node:util';
import { disclosuresProject } from '@meetcute/storybook/vitest';
import { join } from 'node:path';
import type { Check, Problem } from './problem.ts';
import { createVitest, type TestModule } from 'vitest/node';
import type { TestProjectInlineConfiguration } from 'vitest/config';

/** A test that failed: its name and its errors. */
interface Failure {
  readonly name: string;
  readonly message: string;
}

/** Lines of a report that a terminal shows. */
const LINES = 12;

const firstLines = (text: string) => stripVTControlCharacters(text).split('\n').slice(0, LINES).join('\n');

/** Returns what a test reports: the lines that it did not expect, which name the words and what hides them. */
function describeError({ message, diff = '' }: { message: string; diff?: string | undefined }): string {
  const reported = stripVTControlCharacters(diff)
    .split('\n')
    .filter((line) => /^\+ .*\w/.test(line) && !line.includes('Received'))
    .map((line) => line.slice(1).trim());
  return firstLines(reported.length > 0 ? reported.join('\n') : message);
}

/** Returns the failed tests of a module, and what kept it from loading. */
function findFailures(module: TestModule): Failure[] {
  const tests = [...module.children.allTests('failed')].map((test) => ({
    name: test.fullName,
    message: describeError(test.result().errors?.[0] ?? { message: 'It failed without a message.' }),
  }));
  const errors = module
    .errors()
    .map(({ message }) => ({ name: module.moduleId, message: firstLines(message) }));
  return [...errors, ...tests];
}

/** Runs a project of Vitest in a folder. Resolves with a problem for each failed test. Rejects for a run without tests. */
async function runTests(
  folder: string,
  project: TestProjectInlineConfiguration,
  toProblem: (failure: Failure) => Problem,
): Promise<Problem[]> {
  // React's production build renders a page in half of the time.
  process.env['NODE_ENV'] = 'production';
  const vitest = await createVitest('test', {
    root: folder,
    config: false,
    watch: false,
    reporters: [{}],
    projects: [project],
  });
  try {
    await vitest.start();
    const modules = vitest.state.getTestModules();
    const failures = modules.flatMap((module) => findFailures(module));
    const errors = vitest.state
      .getUnhandledErrors()
      .map((error) => ({ name: 'The run', message: String(error) }));
    const count = modules.reduce((sum, module) => sum + [...module.children.allTests()].length, 0);
    const all = [...failures, ...errors];
    if (count === 0 && all.length === 0) throw new Error('No test has run.');
    return all.map((failure) => toProblem(failure));
  } finally {
    await vitest.close();
  }
}

/** Checks that members can see, as it is painted, whatever a template must show. */
export const disclosuresCheck: Check = {
  name: 'disclosures',
  title: 'Labels, adverts, prices and legal links as they are painted',
  run: ({ folder }) =>
    runTests(folder, disclosuresProject(join(folder, 'src/template.ts'), folder), ({ name, message }) => ({
      where: name,
      what: message,
      why: 'Members must see who is fictional, what is an advert, and what something costs before they pay.',
      mend: 'Undo the style or the part that hides it: docs/brands/what-stays.md lists what each place shows.',
    })),
};
