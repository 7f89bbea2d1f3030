import { expect, test } from 'vitest';
import { findStale, readSizes, sizesText, withSizes } from './table.ts';

const rows = [
  { what: '`@m/kit`', sizes: [40_120, 35_000] },
  { what: '`Card` of `@m/kit/card`', sizes: [900, 860] },
];
const text = sizesText(rows, false);

test('a table is written before the last section, read again, and replaced', () => {
  const readme = withSizes('# Kit\n\n## Reading on\n\n- More\n', text);
  expect(readme).toMatch(
    /^# Kit\n\n## Sizes\n\n<!--[^]*\| `@m\/kit` \| 40\.1 \| 35\.0 \|[^]*-->\n\n## Reading on/,
  );
  expect(readSizes(readme)).toEqual([
    { what: '`@m/kit`', sizes: [40_100, 35_000] },
    { what: '`Card` of `@m/kit/card`', sizes: [900, 900] },
  ]);
  const again = withSizes(readme, sizesText([{ what: '`@m/a`', sizes: [1, 2000] }], true));
  expect(readSizes(again)).toEqual([{ what: '`@m/a`', sizes: [0, 2000] }]);
  expect(again.match(/## Sizes/g)).toHaveLength(1);
});

test('a README without other sections gets the table at its end', () => {
  expect(withSizes('# Kit\n\nText.\n', text)).toMatch(/Text\.\n\n## Sizes\n\n<!--[^]*-->\n$/);
});

test('two per cent more or less are no problem, and more are', () => {
  expect(findStale(text, rows, false)).toEqual([]);
  const resizeRows = (factor: number) =>
    rows.map(({ what, sizes }) => ({ what, sizes: sizes.map((size) => size * factor) }));
  expect(findStale(text, resizeRows(1.019), false)).toEqual([]);
  expect(findStale(text, resizeRows(1.03), false)).toEqual([
    '`@m/kit` is 41.3 and 36.0 kB, not 40.1 and 35.0.',
  ]);
  expect(findStale(text, resizeRows(0.97), false)).toHaveLength(1);
});

test('names rows that are missing or gone, and a README without a table', () => {
  expect(findStale(text, [rows[0]!, { what: '`@m/new`', sizes: [1, 1] }], false)).toEqual([
    '`Card` of `@m/kit/card` is gone.',
    '`@m/new` is missing.',
  ]);
  expect(findStale('# Kit\n', rows, false)).toEqual(['There is no table of sizes.']);
});

test('finds other words of a table, whose lines and columns are formatted', () => {
  const formattedText = text
    .replace('The libraries that', 'The libraries\nthat')
    .replace('| import | gzip |', '| import      |   gzip |');
  expect(findStale(formattedText, rows, false)).toEqual([]);
  const problem = ['The words of the table are others now.'];
  expect(findStale(text.replace('Minified script', 'Script'), rows, false)).toEqual(problem);
  expect(findStale(text.replace('| brotli |', '| small |'), rows, false)).toEqual(problem);
  expect(findStale(text, rows, true)).toEqual(problem);
});
