const cell = (text: string) => text.replaceAll('|', String.raw`\|`);

/** Returns code between backticks; '' for none. */
export const code = (text: string): string => (text === '' ? '' : `\`${text.replaceAll('`', '')}\``);

/** Returns a table; nothing without rows. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  rows.length === 0
    ? []
    : [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).concat('');

/** Returns a section; nothing without lines. */
export const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [`## ${title}`, '', ...lines];

/** Returns the section with the samples of a page. */
export const exampleSection = (source: string): string[] =>
  source === '' ? [] : ['## Example', '', '```tsx', source.trimEnd(), '```', ''];
