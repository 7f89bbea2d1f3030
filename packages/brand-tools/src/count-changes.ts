/** Returns how many letters must change to make one word of another. */
export function countChanges(first: string, second: string): number {
  let row = Array.from({ length: second.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...first].entries()) {
    const next = [index + 1];
    for (const [column, other] of [...second].entries())
      next.push(Math.min(row[column + 1]! + 1, next[column]! + 1, row[column]! + (letter === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
