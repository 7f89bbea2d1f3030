import { findObstacle } from './check-in-browser.ts';
import type { Check, CheckContext } from './problem.ts';
import { runTests } from './run-tests.ts';
import type { TestProgress } from './test-progress.ts';
import { notRunError, selectFailures, type TestProject, type TestReport } from './test-report.ts';

/** Checks that are projects of Vitest. */
const testProjects: readonly TestProject[] = ['disclosures', 'stories'];

/** Tests in a browser that run beside the other checks. */
interface RunningTests {
  readonly runTests: CheckContext['runTests'];
  /** Resolves with the seconds of each project; none where no test has run. */
  readonly readSeconds: () => Promise<TestReport['seconds']>;
}

/** Starts the tests in a browser that the selected checks need. */
export function startTests(
  folder: string,
  isAll: boolean,
  selectedChecks: readonly Check[],
  onProgress: (progress: TestProgress) => void,
): RunningTests {
  const projects = testProjects
    .filter((project) => selectedChecks.some(({ name }) => name === project))
    .filter((project) => project !== 'stories' || findObstacle(folder) === null);
  const run = projects.length === 0 ? null : runTests(folder, projects, isAll, onProgress);
  // A check that needs them reports a rejection.
  run?.catch(() => undefined);
  return {
    async runTests(project) {
      if (!run) throw new Error('No test was selected.');
      const [first] = projects;
      const report = await run.catch((error: unknown) => {
        throw project === first ? error : notRunError(first);
      });
      return selectFailures(report, project, projects);
    },
    readSeconds: async () => (await run?.catch(() => null))?.seconds ?? {},
  };
}
