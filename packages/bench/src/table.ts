/** Formats a ratio. */
export const times = (value: number): string => `${value.toFixed(2)} ×`;

/** Formats a size of bytes in kB. */
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Prints an empty line and a Markdown table. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  console.log('');
  for (const cells of [head, head.map(() => '---'), ...rows]) console.log(`| ${cells.join(' | ')} |`);
}
