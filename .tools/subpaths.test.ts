import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPackages, root } from './workspace.ts';

/** Packages whose features a brand takes one by one: `@meetcute/kit/profile-card`. */
const BY_FEATURE = ['packages/kit', 'packages/react'];

const packages = readPackages().filter(({ folder }) => BY_FEATURE.includes(folder));

/** What the package is made of; `testing` serves its own tests. */
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

test('packages that brands take apart are where they are looked for', () => {
  expect(packages.map(({ folder }) => folder)).toEqual(BY_FEATURE);
});

test.each(packages)('every feature of $folder has an entry of its own', ({ folder, manifest }) => {
  const features = featuresOf(folder).map((name) => [`./${name}`, entry(`${name}/`)]);
  expect(manifest.exports).toEqual({
    '.': entry(''),
    ...Object.fromEntries(features),
    './package.json': './package.json',
  });
});

test.each(packages)('the entry of $folder hands on every feature', ({ folder }) => {
  const text = readFileSync(join(root, folder, 'src/index.ts'), 'utf8');
  const handedOn = [...text.matchAll(/^export \* from '\.\/([\w-]+)\/index\.ts';$/gm)].map(
    ([, name]) => name,
  );
  expect(handedOn.toSorted()).toEqual(featuresOf(folder));
});
