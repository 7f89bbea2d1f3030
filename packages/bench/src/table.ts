/** Formats a ratio. */
export const times = (value: number): string => `${value.toFixed(2)} ×`;

/** Prints an empty line and a Markdown table. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log('');
  for (const cells of [head, head.map(() => '---'), ...rows]) console.log(`| ${cells.join(' | ')} |`);
}
