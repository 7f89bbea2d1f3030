import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeholderRings } from '../check/find-icon-problems.ts';
import { makeBrand } from '../testing/make-brand.ts';
import { check, nameFilesFrom } from './check.ts';

let folder: string;
beforeEach(() => {
  folder = makeBrand();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a logo that is still a placeholder is a note, with which nothing fails', async () => {
  const rings = placeholderRings.logo.map((ring) => `${ring} />`).join('');
  writeFileSync(join(folder, 'src/parts/Logo.tsx'), `export default () => <svg>${rings}</svg>;\n`);
  const { text, data, isFailure } = await check(folder, {
    only: ['icon'],
    all: false,
    fix: false,
    from: folder,
  });
  expect(text).toMatch(
    /^ok .* Icon in all sizes\n {2}Note: src\/parts\/Logo\.tsx: The mark of the logo is still [^]+\n\nNo problems, 1 note\.$/,
  );
  expect(data).toMatchObject([{ check: 'icon', problems: [{ where: 'src/parts/Logo.tsx', isNote: true }] }]);
  expect(isFailure).toBe(false);
});

test.each([
  ['.', ''],
  ['..', 'brand/'],
  ['../other', '../brand/'],
  ['src', '../'],
])('from the folder %s files are named with %j before them', async (path, prefix) => {
  const brand = join('/work', 'brand');
  const problem = {
    where: 'src/tokens.ts, light',
    what: 'src/tokens.ts is not as in node_modules/@meetcute/site/src/tokens.ts.',
    why: "It has `import '../src/a.ts'`.",
    mend: 'Change src/parts/Logo.tsx or package.json, or write .storybook/main.ts.',
  };
  const other = { where: '../kit/src/Card.tsx:7', what: '', why: '', mend: '' };
  const result = { problems: [problem, other], mended: ['package.json: a → b'] };
  expect(nameFilesFrom(join(brand, path), brand, result)).toEqual({
    problems: [
      {
        ...problem,
        where: `${prefix}src/tokens.ts, light`,
        what: `${prefix}src/tokens.ts is not as in node_modules/@meetcute/site/src/tokens.ts.`,
        mend: `Change ${prefix}src/parts/Logo.tsx or ${prefix}package.json, or write ${prefix}.storybook/main.ts.`,
      },
      {
        ...other,
        where: `${{ '.': '../', '..': '', '../other': '../', src: '../../' }[path]}kit/src/Card.tsx:7`,
      },
    ],
    mended: [`${prefix}package.json: a → b`],
  });
});

test('the report names the files of a template in another folder from that of the person', async () => {
  mkdirSync(join(folder, 'sites'));
  writeFileSync(join(folder, 'sites/aurora.json'), '{}');
  const options = { only: ['sites'], all: false, fix: false, from: dirname(folder) };
  const { text, data } = await check(folder, options);
  const where = `${basename(folder)}/sites/aurora.json:1:1`;
  expect(text).toContain(`\n  ${where}: 'id' is missing.\n`);
  expect(data).toMatchObject([{ problems: [{ where }, { where }, { where }] }]);
});
