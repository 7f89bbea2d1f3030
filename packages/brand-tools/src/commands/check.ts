import { UsageError } from '@meetcute/server/commands';
import type { CommandOutput } from '@meetcute/server/commands';
import type { Problem } from '../check/problem.ts';
import { checks, runChecks, type CheckResult } from '../check/run-checks.ts';

const problemText = ({ where, what, why, mend }: Problem) => `  ${where}: ${what}\n    ${why}\n    ${mend}`;

const resultText = ({ check: { title }, problems, seconds }: CheckResult) =>
  [
    `${problems.length === 0 ? 'ok     ' : 'FAILED '} ${seconds.toFixed(1).padStart(5)} s  ${title}`,
    ...problems.map((problem) => problemText(problem)),
  ].join('\n');

/** Options of the command. */
export interface CheckOptions {
  /** Names of the checks to run. Empty for all. */
  readonly only: readonly string[];
  /** Whether every story, language and look is tried. */
  readonly all: boolean;
  /** Whether what is mechanical is mended first. */
  readonly fix: boolean;
}

/** Mends what is mechanical. Resolves with the results, those of the mended checks again. */
async function applyFixes(
  folder: string,
  all: boolean,
  results: readonly CheckResult[],
): Promise<CheckResult[]> {
  const fixes = results.flatMap(({ problems }) => problems.flatMap(({ fix }) => fix ?? []));
  for (const fix of fixes) fix();
  const mended = results.filter(({ problems }) => problems.some(({ fix }) => fix !== undefined));
  const names = mended.map(({ check: { name } }) => name);
  const again = await runChecks(
    folder,
    all,
    checks.filter(({ name }) => names.includes(name)),
  );
  return results.map((result) => again.find((each) => each.check.name === result.check.name) ?? result);
}

/** Checks the template in a folder: all checks, or those that are named. */
export async function check(folder: string, { only: names, all, fix }: CheckOptions): Promise<CommandOutput> {
  const unknown = names.find((name) => !checks.some((each) => each.name === name));
  if (unknown !== undefined)
    throw new UsageError(
      `There is no check '${unknown}'. There are: ${checks.map(({ name }) => name).join(', ')}.`,
    );
  const selected = checks.filter(({ name }) => names.length === 0 || names.includes(name));
  const first = await runChecks(folder, all, selected);
  const results = fix ? await applyFixes(folder, all, first) : first;
  const count = results.reduce((sum, { problems }) => sum + problems.length, 0);
  const summary = count === 0 ? 'No problems.' : `${count} problem${count === 1 ? '' : 's'}.`;
  return {
    text: [...results.map((result) => resultText(result)), '', summary].join('\n'),
    data: results.map(({ check: { name }, problems, seconds }) => ({ check: name, seconds, problems })),
    isFailure: count > 0,
  };
}
