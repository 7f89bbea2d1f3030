import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPackages, root } from './workspace.ts';

/** Packages whose features brands import one by one: `@meetcute/kit/profile-card`. */
const BY_FEATURE = ['packages/kit', 'packages/react'];

const packages = readPackages().filter(({ folder }) => BY_FEATURE.includes(folder));

/** Returns the feature folders of a package; `testing` is for its own tests. */
const featuresOf = (folder: string) =>
  readdirSync(join(root, folder, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name)
    .toSorted();

const entry = (path: string) => ({
  '@meetcute/source': `./src/${path}index.ts`,
  types: `./dist/${path}index.d.ts`,
  default: `./dist/${path}index.js`,
});

test('the packages with features exist', () => {
  expect(packages.map(({ folder }) => folder)).toEqual(BY_FEATURE);
});

test.each(packages)('every feature of $folder has its own entry', ({ folder, manifest }) => {
  const features = featuresOf(folder).map((name) => [`./${name}`, entry(`${name}/`)]);
  expect(manifest.exports).toEqual({
    '.': entry(''),
    ...Object.fromEntries(features),
    './package.json': './package.json',
  });
});

/** Features beside the main entry: a brand's icon stands in for one that the main entry imports, and may not import it. */
const BESIDE_MAIN = new Set(['icon']);

test.each(packages)('the main entry of $folder exports every feature', ({ folder }) => {
  const text = readFileSync(join(root, folder, 'src/index.ts'), 'utf8');
  const reexportedNames = [...text.matchAll(/^export \* from '\.\/([\w-]+)\/index\.ts';$/gm)].map(
    ([, name]) => name,
  );
  expect(reexportedNames.toSorted()).toEqual(featuresOf(folder).filter((name) => !BESIDE_MAIN.has(name)));
});
