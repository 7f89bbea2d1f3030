import { contractTokens } from './contract.ts';

const names = contractTokens.flatMap(({ name, hasSchemes }) =>
  hasSchemes ? [`light.${name}`, `dark.${name}`, name] : [name],
);

/** Returns how many letters must change to make one word of another, or 3 where it is more than 2. */
function countChanges(first: string, second: string): number {
  if (Math.abs(first.length - second.length) > 2) return 3;
  let row = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...first].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...second].entries())
      next.push(Math.min(row[column + 1]! + 1, next[column]! + 1, row[column]! + (letter === other ? 0 : 1)));
    row = next;
  }
  return Math.min(3, row.at(-1)!);
}

/** Returns the token whose name differs in one or two letters from a longer one that does not exist. */
export const nearestName = (unknown: string): string | undefined =>
  unknown.length < 6 || unknown.length > 40
    ? undefined
    : names.find(
        (name) => name.split('.').length === unknown.split('.').length && countChanges(name, unknown) <= 2,
      );
