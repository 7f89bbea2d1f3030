import { fontsCheck } from '../fonts/check-fonts.ts';
import { iconCheck } from './check-icon.ts';
import { disclosuresCheck, findObstacle, storiesCheck } from './check-in-browser.ts';
import { sizesCheck } from './check-sizes.ts';
import { contrastCheck, sitesCheck, templateCheck } from './check-template.ts';
import { typesCheck } from './check-types.ts';
import { loadTemplate } from './load-template.ts';
import type { Check, CheckContext, Problem } from './problem.ts';
import { runTests } from './run-tests.ts';
import type { TestProject } from './test-report.ts';

/** All checks, in the order of their output. */
export const checks: readonly Check[] = [
  typesCheck,
  templateCheck,
  contrastCheck,
  fontsCheck,
  iconCheck,
  sitesCheck,
  sizesCheck,
  disclosuresCheck,
  storiesCheck,
];

/** Checks that are projects of Vitest. */
const testProjects: readonly TestProject[] = ['disclosures', 'stories'];

/** Result of one check. */
export interface CheckResult {
  readonly check: Pick<Check, 'name' | 'title'>;
  readonly problems: readonly Problem[];
  /** Seconds that it took. */
  readonly seconds: number;
}

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Turns a check that fails itself into a problem of the template. */
const failure = (error: unknown): Problem => ({
  where: 'src/template.ts',
  what: describe(error),
  why: 'The check could not end.',
  mend: 'Correct what the message names, and run the check again.',
});

async function runCheck(check: Check, context: CheckContext): Promise<CheckResult> {
  const start = performance.now();
  const problems = await check.run(context).catch((error: unknown) => [failure(error)]);
  return { check, problems, seconds: (performance.now() - start) / 1000 };
}

/** Starts the tests in a browser that the selected checks need. */
function startTests(folder: string, isAll: boolean, selected: readonly Check[]): CheckContext['runTests'] {
  const projects = testProjects
    .filter((project) => selected.some(({ name }) => name === project))
    .filter((project) => project !== 'stories' || findObstacle(folder) === null);
  const run =
    projects.length === 0
      ? Promise.reject(new Error('No test was selected.'))
      : runTests(folder, projects, isAll);
  // A check that needs them reports a rejection.
  run.catch(() => undefined);
  return async (project) => {
    const { failures, projects: started } = await run;
    const ownFailures = failures.filter((each) => each.project === project || each.project === null);
    if (ownFailures.length === 0 && !started.includes(project)) throw new Error('No test has run.');
    return ownFailures;
  };
}

/**
 * Runs checks of the template in a folder, one after the other. Those in a browser run beside the others, because they wait
 * for its start.
 */
export async function runChecks(folder: string, isAll: boolean, selected = checks): Promise<CheckResult[]> {
  let template: ReturnType<typeof loadTemplate> | undefined;
  const context: CheckContext = {
    folder,
    loadTemplate: () => (template ??= loadTemplate(folder)),
    runTests: startTests(folder, isAll, selected),
  };
  const results: CheckResult[] = [];
  for (const check of selected) results.push(await runCheck(check, context));
  return results;
}
