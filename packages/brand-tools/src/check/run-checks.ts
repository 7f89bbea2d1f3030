import { fontsCheck } from '../fonts/check-fonts.ts';
import { iconCheck } from './check-icon.ts';
import { disclosuresCheck, storiesCheck } from './check-in-browser.ts';
import { sizesCheck } from './check-sizes.ts';
import { contrastCheck, sitesCheck, templateCheck } from './check-template.ts';
import { typesCheck } from './check-types.ts';
import { loadTemplate } from './load-template.ts';
import { ProblemError, type Check, type CheckContext, type CheckResult, type Problem } from './problem.ts';
import { mergeTextProblems } from './merge-text-problems.ts';
import { startTests } from './start-tests.ts';
import type { TestProgress } from './test-progress.ts';

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

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Returns what has led to an error, in its own words; the nearest cause first. */
function findCauses(error: unknown): string[] {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause === undefined ? [] : [describe(cause), ...findCauses(cause)];
}

/** Turns a check that fails itself into a problem of the template. */
const failure = (error: unknown): Problem =>
  error instanceof ProblemError
    ? error.problem
    : {
        where: 'src/template.ts',
        what: describe(error),
        why: ['The check could not end.', ...findCauses(error).map((cause) => `Its cause: ${cause}`)].join(
          ' ',
        ),
        mend: 'Correct what the message names, and run the check again.',
      };

/** Lines about what was mended for a check, and the fault that kept it from mending. */
interface Mending {
  readonly lines: readonly string[];
  readonly fault?: Problem;
}

type Load = () => ReturnType<typeof loadTemplate>;

/** Returns a function that loads the template in a folder once, which takes seconds. */
function loadOnce(folder: string): Load {
  let template: ReturnType<typeof loadTemplate> | undefined;
  return () => (template ??= loadTemplate(folder));
}

/** Mends what is mechanical, for all checks before the first one runs. */
async function mendAll(
  folder: string,
  load: Load,
  selectedChecks: readonly Check[],
): Promise<Map<string, Mending>> {
  const context = { folder, loadTemplate: load };
  const mendings = new Map<string, Mending>();
  for (const { name, fix } of selectedChecks)
    try {
      mendings.set(name, { lines: (await fix?.(context)) ?? [] });
    } catch (error) {
      mendings.set(name, { lines: [], fault: failure(error) });
    }
  return mendings;
}

/** Runs a check. `earlierErrors` has the errors that kept earlier ones from ending, by their names: each is said once. */
async function runCheck(
  check: Check,
  context: CheckContext,
  earlierErrors: Map<unknown, string>,
): Promise<CheckResult> {
  const start = performance.now();
  const problems = await check.run(context).catch((error: unknown) => {
    const reporting = earlierErrors.getOrInsert(error, check.name);
    return [failure(reporting === check.name ? error : `It has not run: see what '${reporting}' reports.`)];
  });
  return { check, problems, mended: [], seconds: (performance.now() - start) / 1000 };
}

/** Adds what was mended to the results, and what kept it from that, unless a check reports the same. */
function addMendings(results: readonly CheckResult[], mendings: ReadonlyMap<string, Mending>): CheckResult[] {
  const reportedTexts = new Set(results.flatMap(({ problems }) => problems.map(({ what }) => what)));
  return results.map((result) => {
    const { lines = [], fault } = mendings.get(result.check.name) ?? {};
    if (!fault || reportedTexts.has(fault.what)) return { ...result, mended: lines };
    reportedTexts.add(fault.what);
    return { ...result, mended: lines, problems: [fault, ...result.problems] };
  });
}

/** Options of a run. */
interface RunOptions {
  /** Whether every story, language and look is tried. */
  readonly all: boolean;
  /** Whether what is mechanical is mended first. */
  readonly fix: boolean;
  /** Gets each result as the check ends. Default: none. */
  readonly onEnd?: (result: CheckResult) => void;
  /** Gets how far the tests in a browser are, at each of their steps. Default: none. */
  readonly onTests?: (progress: TestProgress) => void;
}

/**
 * Runs checks of the template in a folder, one after the other. Those in a browser run beside the others, because they wait
 * for its start.
 */
export async function runChecks(
  folder: string,
  { all, fix, onEnd = () => {}, onTests = () => {} }: RunOptions,
  selectedChecks = checks,
): Promise<CheckResult[]> {
  const load = loadOnce(folder);
  const mendings = fix ? await mendAll(folder, load, selectedChecks) : new Map<string, Mending>();
  const isMended = [...mendings.values()].some(({ lines }) => lines.length > 0);
  const tests = startTests(folder, all, selectedChecks, onTests);
  const context: CheckContext = {
    folder,
    loadTemplate: isMended ? loadOnce(folder) : load,
    runTests: tests.runTests,
  };
  const results: CheckResult[] = [];
  const earlierErrors = new Map<unknown, string>();
  for (const check of selectedChecks) {
    const result = await runCheck(check, context, earlierErrors);
    results.push(result);
    onEnd(result);
  }
  const testSeconds = await tests.readSeconds();
  return addMendings(mergeTextProblems(folder, results), mendings).map((result) => ({
    ...result,
    seconds: testSeconds[result.check.name] ?? result.seconds,
  }));
}
