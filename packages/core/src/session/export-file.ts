/** Returns the file name of an export: site and day, for instance `classic.example-2026-11-21.json`. */
export const exportFileName = (domain: string, now: Date, type: 'json' | 'csv' = 'json'): string =>
  `${domain.toLowerCase().replaceAll(/[^a-z\d.-]+/g, '-')}-${now.toISOString().slice(0, 10)}.${type}`;

/** Cell of a table: a text, a number, or nothing. */
export type Cell = string | number | null;

const FORMULA = /^[=+\-@\t\r]/;

/** Returns a text as a quoted cell. An apostrophe keeps spreadsheets from running a text as a formula. */
const quoteCell = (text: string): string =>
  `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** Returns rows as CSV. Starts with a byte order mark, by which spreadsheets recognize UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\u{FEFF}${rows
    .map((row) =>
      row.map((cell) => (typeof cell === 'string' ? quoteCell(cell) : String(cell ?? ''))).join(','),
    )
    .join('\r\n')}\r\n`;
