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

/** Returns the keys of the properties in a line of code. Other code may name a key, and be wrong for another reason. */
const keysIn = (line: string): string[] =>
  [...line.matchAll(/(?:^|[{,])\s*(['"])([^'"]+)\1\s*:/g)].map(([, , key]) => key!);

/**
 * Says a mistake in a text once, where both types and the template report it: the template's check says how to mend it, and
 * gets the place from the compiler.
 */
export function mergeTextProblems(folder: string, results: readonly CheckResult[]): CheckResult[] {
  const errors = results.find(({ check }) => check.name === 'types')?.problems ?? [];
  const keys = new Map(errors.map((error) => [error, keysIn(readLine(folder, error.where))]));
  const duplicates = new Set<Problem>();
  const places = new Set<Problem>();
  const withPlace = (problem: Problem): Problem => {
    const { textKey } = problem;
    if (textKey === undefined) return problem;
    const same = errors.filter((error) => keys.get(error)!.includes(textKey));
    for (const error of same) duplicates.add(error);
    // The same key may be wrong in several languages.
    const place = same.find((error) => !places.has(error)) ?? same[0];
    if (!place) return problem;
    places.add(place);
    return { ...problem, where: place.where };
  };
  return results
    .map((result) => ({ ...result, problems: result.problems.map((each) => withPlace(each)) }))
    .map((result) => ({ ...result, problems: result.problems.filter((each) => !duplicates.has(each)) }));
}
