import { UsageError } from '@meetcute/server/commands';
import type { CommandOutput } from '@meetcute/server/commands';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { CheckResult, Problem } from '../check/problem.ts';
import { checks, runChecks } from '../check/run-checks.ts';
import { showProgress } from './show-progress.ts';

/** Start of the path of a template's file in a sentence, as checks write it: from the folder of the template. */
const OWN_PATH = /(?<![\w@./\\-])(?=(?:src|sites|\.storybook)\/[\w.]|package\.json\b)/g;

/** Returns a path with slashes, from a folder. */
const pathFrom = (baseFolder: string, path: string) => relative(baseFolder, path).replaceAll('\\', '/');

/** Returns the result of a check whose files are named from a folder, in all of its sentences. */
export function nameFilesFrom<Result extends Pick<CheckResult, 'problems' | 'mended'>>(
  baseFolder: string,
  folder: string,
  result: Result,
): Result {
  const prefix = pathFrom(baseFolder, folder);
  if (prefix === '') return result;
  const nameFiles = (sentence: string) => sentence.replace(OWN_PATH, () => `${prefix}/`);
  // The compiler also finds errors in files around the template.
  const nameOther = (where: string) =>
    where.replace(/^\.\.\/[^:,]+/, (path) => pathFrom(baseFolder, join(folder, path)));
  const problems = result.problems.map(({ where, what, why, mend, ...rest }) => ({
    ...rest,
    where: where.startsWith('../') ? nameOther(where) : nameFiles(where),
    what: nameFiles(what),
    why: nameFiles(why),
    mend: nameFiles(mend),
  }));
  return { ...result, problems, mended: result.mended.map(nameFiles) };
}

const problemText = ({ where, what, why, mend, isNote = false }: Problem) =>
  `  ${isNote ? 'Note: ' : ''}${where}: ${what}\n    ${why}\n    ${mend}`;

const isFault = ({ isNote = false }: Problem) => !isNote;

const resultText = ({ check: { title }, problems, seconds }: CheckResult) =>
  [
    `${problems.some((problem) => isFault(problem)) ? 'FAILED ' : 'ok     '} ${seconds.toFixed(1).padStart(5)} s  ${title}`,
    ...problems.map((problem) => problemText(problem)),
  ].join('\n');

const countText = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns the last line, such as '2 problems, 1 note.' */
function summaryText(count: number, notes: number): string {
  const problems = count === 0 ? 'No problems' : countText(count, 'problem');
  return `${[problems, ...(notes > 0 ? [countText(notes, 'note')] : [])].join(', ')}.`;
}

/** Options of the command. */
export interface CheckOptions {
  /** Names of the checks to run. Empty for all. */
  readonly only: readonly string[];
  /** Whether every story, language and look is tried. */
  readonly all: boolean;
  /** Whether what is mechanical is mended first. */
  readonly fix: boolean;
  /** Whether the output is printed as JSON, so that nothing is said before. Default: false. */
  readonly isJson?: boolean;
  /** Folder from which the output names files. Default: that of the process. */
  readonly from?: string;
}

/** Checks the template in a folder: all checks, or those that are named. Its output names files from the folder `from`. */
export async function check(
  path: string,
  { only: names, all, fix, isJson = false, from = process.cwd() }: CheckOptions,
): Promise<CommandOutput> {
  const folder = resolve(path);
  if (!existsSync(join(folder, 'src/template.ts')))
    throw new UsageError(
      `There is no template in ${folder}: src/template.ts is missing. Run this in the folder of a template, or name one: meetcute check <folder>.`,
    );
  const unknown = names.find((name) => !checks.some((each) => each.name === name));
  if (unknown !== undefined)
    throw new UsageError(
      `There is no check '${unknown}'. There are: ${checks.map(({ name }) => name).join(', ')}.`,
    );
  const selectedChecks = checks.filter(({ name }) => names.length === 0 || names.includes(name));
  const progress = isJson ? null : showProgress(selectedChecks.length);
  const checkResults = await runChecks(folder, { all, fix, ...progress }, selectedChecks).finally(
    progress?.stop,
  );
  const results = checkResults.map((result) => nameFilesFrom(from, folder, result));
  const mendedLines = results.flatMap((result) => result.mended.map((line) => `Mended: ${line}`));
  const problems = results.flatMap((result) => result.problems);
  const count = problems.filter((problem) => isFault(problem)).length;
  const summary = summaryText(count, problems.length - count);
  const data = results.map(({ check: { name }, ...result }) => ({ check: name, ...result }));
  const text = [...mendedLines, ...results.map((result) => resultText(result)), '', summary].join('\n');
  return { text, data, isFailure: count > 0 };
}
