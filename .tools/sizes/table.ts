import type { Row } from './rows.ts';

const START = '<!-- sizes: npm run sizes -->';
const END = '<!-- end of sizes -->';

/** Largest difference from the table that is no problem: 2 %, and what rounding takes. */
const isStale = (writtenSize: number, now: number) => Math.abs(writtenSize - now) > 0.02 * now + 60;

const FOR_BROWSERS = `Minified script that an import adds to an app, in kB of 1,000 bytes. The libraries that the package depends on count. Peer
dependencies do not, because your app has them once, nor do chunks that load later. Imports share code, so two of them add
less than their sum.`;

const FOR_NODE = `The package without its dependencies, in kB of 1,000 bytes.`;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Returns what a section of sizes says, and the heads of its columns. */
const sizesWords = (isForNode: boolean) =>
  isForNode
    ? ([FOR_NODE, '| package | download | unpacked archive |'] as const)
    : ([FOR_BROWSERS, '| import | gzip | brotli |'] as const);

/** Returns the text of a section of sizes. A package for Node has sizes of its archive. */
export const sizesText = (rows: readonly Row[], isForNode: boolean): string =>
  [
    START,
    '',
    sizesWords(isForNode).join('\n\n'),
    '| --- | ---: | ---: |',
    ...rows.map(({ what, sizes }) => `| ${[what, ...sizes.map(kilobytes)].join(' | ')} |`),
    '',
    END,
  ].join('\n');

/** Returns the rows of a README's section, in bytes; null where it has none. */
export function readSizes(readme: string): Row[] | null {
  const [start, end] = [readme.indexOf(START), readme.indexOf(END)];
  if (start < 0 || end < start) return null;
  return Array.from(
    readme.slice(start, end).matchAll(/^\| ([^|]*`[^|]*?) +\| +([\d.]+) +\| +([\d.]+) +\|$/gm),
    ([, what = '', first, second]) => ({ what, sizes: [Number(first) * 1000, Number(second) * 1000] }),
  );
}

/** Returns a README with other sizes. The section is before "Reading on" where it is new. */
export function withSizes(readme: string, text: string): string {
  const [start, end] = [readme.indexOf(START), readme.indexOf(END)];
  if (start >= 0 && end > start) return readme.slice(0, start) + text + readme.slice(end + END.length);
  const position = readme.search(/^## Reading on$/m);
  const section = `## Sizes\n\n${text}\n`;
  return position < 0
    ? `${readme.trimEnd()}\n\n${section}`
    : `${readme.slice(0, position)}${section}\n${readme.slice(position)}`;
}

const withoutBreaks = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Returns what is wrong in the table of a README: its words, and sizes. */
export function findStale(readme: string, rows: readonly Row[], isForNode: boolean): string[] {
  const writtenRows = readSizes(readme);
  if (writtenRows === null) return ['There is no table of sizes.'];
  const text = withoutBreaks(readme);
  const problems = sizesWords(isForNode).every((words) => text.includes(withoutBreaks(words)))
    ? []
    : ['The words of the table are others now.'];
  const names = new Set([...writtenRows, ...rows].map(({ what }) => what));
  const differences = [...names].flatMap((name) => {
    const [writtenRow, now] = [writtenRows, rows].map((list) => list.find(({ what }) => what === name));
    if (!writtenRow) return [`${name} is missing.`];
    if (!now) return [`${name} is gone.`];
    return now.sizes.some((size, index) => isStale(writtenRow.sizes[index]!, size))
      ? [
          `${name} is ${now.sizes.map(kilobytes).join(' and ')} kB, not ${writtenRow.sizes.map(kilobytes).join(' and ')}.`,
        ]
      : [];
  });
  return [...problems, ...differences];
}
