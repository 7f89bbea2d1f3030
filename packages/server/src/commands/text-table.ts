/** Maximum characters per cell. The whole text is in the mail and in the database. */
const CELL_MAX = 60;

/** Removes control characters, which could manipulate the operator's terminal. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

const cell = (text: string) => {
  const line = [...oneLine(text)];
  return line.length > CELL_MAX ? `${line.slice(0, CELL_MAX - 1).join('')}…` : line.join('');
};

/** Formats a time to the minute, in UTC. */
export const instant = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

/** Formats rows under their headings, in columns as wide as needed. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows.map((row) => row.map(cell))];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return all.map(line).join('\n');
}
