/** A ratio as it is printed. */
export const times = (value: number): string => `${value.toFixed(2)} ×`;

/** Prints a Markdown table after an empty line. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log('');
  for (const cells of [head, head.map(() => '---'), ...rows]) console.log(`| ${cells.join(' | ')} |`);
}
