import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ENTRIES, findPackages, packageFolder, type SourcePackage } from '../preset/sources.ts';
import { importOnce } from './import-once.ts';

/** Packages without virtual modules, assets and modules of tests: a bundle of them behaves as their files do. */
const BUNDLED = ['client', 'contract', 'core', 'i18n', 'kit', 'react', 'theme'].map(
  (name) => `@meetcute/${name}`,
);

/** Entries that only Node loads. */
const FOR_NODE = ['./node', './openapi'];

/** Returns the entries of a package with code for a browser, by the names with which Vite finds them from a root. */
function findEntries({ name, folder, chain }: SourcePackage, root: string): string[] {
  const { exports = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports?: Readonly<Record<string, unknown>>;
  };
  const address = packageFolder(name, root) === folder ? name : chain;
  return Object.entries(exports)
    .filter(([path, target]) => typeof target === 'object' && !FOR_NODE.includes(path))
    .map(([path]) => address + path.slice(1));
}

/**
 * Vite plugin for tests in a browser of a brand outside of the repository: bundles the installed packages that no brand
 * changes, which otherwise are 800 of the 1,100 modules that each page requests one by one. All of their entries are in
 * one bundle, so that each module is there once.
 */
export const bundlePackages = (root: string): Plugin => ({
  name: 'meetcute:bundle-packages',
  apply: 'serve',
  // After the plugins that exclude them.
  enforce: 'post',
  config(config) {
    const packages = findPackages(ENTRIES, root).filter(({ name }) => BUNDLED.includes(name));
    const entries = packages.flatMap((source) => findEntries(source, root));
    const { include = [], exclude = [], rolldownOptions } = config.optimizeDeps ?? {};
    config.optimizeDeps = {
      ...config.optimizeDeps,
      include: [...include, ...entries],
      exclude: exclude.filter((name) => !BUNDLED.includes(name)),
      // Tests count the imports of these packages too.
      rolldownOptions: { ...rolldownOptions, plugins: [rolldownOptions?.plugins, importOnce()] },
    };
  },
});
