import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { findCrumbs, findEntries, findLong, LINES_MAX, readAllCode, readCode } from './measure-code.ts';

/** Small files with one importer beside them that the repository may have. Lower it when there are fewer. */
const CRUMBS_MAX = 66;

const read = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([path, text]) => readCode(path, text));

const names = (texts: Readonly<Record<string, string>>, entries: readonly string[] = []) =>
  findCrumbs(read(texts), entries).map(({ path }) => path);

test('finds a small file that one file of its folder imports, as a type too, or re-exports', () => {
  expect(
    names({
      'a/value.ts': 'export const value = 1;',
      'a/type.ts': 'export type Name = string;',
      'a/shared.ts': 'export const shared = 1;',
      'a/main.ts': "import { value } from './value.ts';\nimport type { Name } from './type.ts';",
      'a/index.ts': "export * from './shared.ts';",
    }),
  ).toEqual(['a/value.ts', 'a/type.ts', 'a/shared.ts']);
});

test('finds neither a file with two importers, nor one of another folder, nor a long one', () => {
  expect(
    names({
      'a/twice.ts': 'export const twice = 1;',
      'b/far.ts': 'export const far = 1;',
      'a/long.ts': 'export const line = 1;\n'.repeat(26),
      'a/one.ts': "import './twice.ts';\nimport './long.ts';\nimport '../b/far.ts';",
      'a/two.ts': "import './twice.ts';",
    }),
  ).toEqual([]);
});

test('counts tests and stories as importers only of what nothing else imports', () => {
  expect(
    names({
      'a/fixture.ts': 'export const fixture = 1;',
      'a/rule.ts': 'export const rule = 1;',
      'a/rule.test.ts': "import './rule.ts';\nimport './fixture.ts';",
      'a/Rule.stories.tsx': "import './rule.ts';",
    }),
  ).toEqual(['a/fixture.ts']);
});

test('finds no boundary of import() or of a namespace, and no entry', () => {
  expect(
    names(
      {
        'a/Lazy.tsx': 'export const Lazy = () => <p />;',
        'a/parts.ts': 'export const Root = 1;',
        'a/tokens.ts': 'export const tokens = {};',
        'a/index.ts':
          "export * as Parts from './parts.ts';\nimport './tokens.ts';\nexport const load = () => import('./Lazy.tsx');",
      },
      ['a/token?.ts'],
    ),
  ).toEqual([]);
});

const files = readAllCode();

test('the repository has no more small files with one importer than before', () => {
  const crumbs = findCrumbs(files, findEntries());
  const list = crumbs.map(
    ({ path, lines, importer }) =>
      `${path} (${lines} lines) is imported by ${basename(importer)} alone: move it there, or into a file beside it with a related purpose.`,
  );
  const advice = `${crumbs.length} files of at most 25 lines have one importer beside them, ${CRUMBS_MAX} may. Merge the one that you added:`;
  expect(crumbs.length, [advice, ...list].join('\n')).toBeLessThanOrEqual(CRUMBS_MAX);
});

test('no source is longer than a reader takes in', () => {
  const problems = findLong(files).map(
    ({ path, lines }) =>
      `${path} has ${lines} lines, ${LINES_MAX} may: move the second thing in it to a file of its own. A table without logic is named in DATA of .tools/measure-code.ts.`,
  );
  expect(problems).toEqual([]);
});
