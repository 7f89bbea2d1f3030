import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserEntries } from './sizes/entries.ts';
import { readSizes } from './sizes/table.ts';
import { isLibrary, readPackages, root } from './workspace.ts';

const publishedPackages = readPackages().filter(({ manifest }) => !manifest.private);

/** Heading of a table whose rows name entries alone, such as `button` for `@meetcute/kit/button`. */
const SHORT_TABLE = /^\| import from `([^`]+)\/…`[^]*?(?=\n\n)/m;

/** Returns the entries of a package that a README names in code spans. */
function namedEntries(readme: string): ReadonlySet<string> {
  const prose = readme.replaceAll(/^```[^]*?^```/gm, '');
  const spans = (text: string) => Array.from(text.matchAll(/`([^`\n]+)`/g), ([, span = '']) => span);
  const [table = '', start = ''] = SHORT_TABLE.exec(prose) ?? [];
  return new Set([...spans(prose), ...spans(table).map((name) => `${start}/${name}`)]);
}

test('finds entries in prose and in a table of short names, and not in code', () => {
  const readme =
    'Use `@m/kit`.\n\n| import from `@m/kit/…` | content |\n| --- | --- |\n| `a`, `b` | - |\n\n```\n`@m/c`\n```\n\n`d`\n';
  expect([...namedEntries(readme)].filter((name) => name.startsWith('@m/') && !name.endsWith('…'))).toEqual([
    '@m/kit',
    '@m/kit/a',
    '@m/kit/b',
  ]);
});

test.each(publishedPackages)('the README of $folder names each entry', ({ folder, manifest }) => {
  const readmeEntries = namedEntries(readFileSync(join(root, folder, 'README.md'), 'utf8'));
  const entries = Object.keys(manifest.exports ?? {})
    .filter((entry) => entry !== './package.json')
    .map((entry) => manifest.name + entry.slice(1));
  expect(entries.filter((entry) => !readmeEntries.has(entry))).toEqual([]);
});

test.each(publishedPackages.filter(isLibrary))(
  'the README of $folder has an example',
  ({ folder, manifest }) => {
    const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');
    const blocks = Array.from(readme.matchAll(/^```(?:tsx?|js|json|sh)\n([^]*?)^```/gm), ([block]) => block);
    expect(blocks.filter((block) => block.includes(manifest.name))).not.toEqual([]);
  },
);

test.each(publishedPackages)(
  'every link of the README of $folder works on the page of a registry',
  ({ folder }) => {
    const prose = readFileSync(join(root, folder, 'README.md'), 'utf8').replaceAll(/^```[^]*?^```/gm, '');
    const targets = Array.from(prose.matchAll(/\]\(([^)\s]+)\)/g), ([, target = '']) => target);
    // `doc-paths.test.ts` checks that what they name exists.
    expect(targets.filter((target) => !/^(https:\/\/|#)/.test(target))).toEqual([]);
  },
);

// `npm run check:sizes` measures them.
test.each(publishedPackages)('the README of $folder has the size of each entry', (one) => {
  const tableEntries = readSizes(readFileSync(join(root, one.folder, 'README.md'), 'utf8'))?.map(
    ({ what }) => what,
  );
  const entries = browserEntries(one).map((entry) => `\`${one.manifest.name}${entry.slice(1)}\``);
  expect(entries.filter((entry) => !tableEntries?.includes(entry))).toEqual([]);
  expect(tableEntries).not.toHaveLength(0);
});
