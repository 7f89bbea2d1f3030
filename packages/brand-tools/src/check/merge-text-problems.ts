import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckResult, Problem } from './problem.ts';

/** Returns the line of a file at a place such as 'src/texts.ts:9'; empty where there is none. */
function readLine(folder: string, where: string): string {
  const [, file = '', number] = /^(.+):(\d+)$/.exec(where) ?? [];
  const path = join(folder, file);
  return number !== undefined && existsSync(path)
    ? (readFileSync(path, 'utf8').split(/\r?\n/)[Number(number) - 1] ?? '')
    : '';
}

/** Whether an error of the compiler is about a text: it or its line names the key. */
function isAbout(key: string, { what }: Problem, line: string): boolean {
  return [`'${key}'`, `"${key}"`].some((quoted) => what.includes(quoted) || line.includes(quoted));
}

/**
 * Says a mistake in a text once, where both types and the template report it: the template's check says how to mend it, and
 * gets the place from the compiler.
 */
export function mergeTextProblems(folder: string, results: readonly CheckResult[]): CheckResult[] {
  const errors = results.find(({ check }) => check.name === 'types')?.problems ?? [];
  const lines = new Map(errors.map((error) => [error, readLine(folder, error.where)]));
  const repeated = new Set<Problem>();
  const places = new Set<Problem>();
  const withPlace = (problem: Problem): Problem => {
    const { textKey } = problem;
    if (textKey === undefined) return problem;
    const same = errors.filter((error) => isAbout(textKey, error, lines.get(error)!));
    for (const error of same) repeated.add(error);
    // The same key may be wrong in several languages.
    const place = same.find((error) => !places.has(error)) ?? same[0];
    if (!place) return problem;
    places.add(place);
    return { ...problem, where: place.where };
  };
  return results
    .map((result) => ({ ...result, problems: result.problems.map((each) => withPlace(each)) }))
    .map((result) => ({ ...result, problems: result.problems.filter((each) => !repeated.has(each)) }));
}
