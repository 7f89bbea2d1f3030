import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { findBrands } from './find-brands.ts';
import {
  ENTRIES,
  findBases,
  findPackages,
  listModules,
  packageFolder,
  repository,
  type SourcePackage,
} from './sources.ts';

/** Whether a module, by its package and its path there, can run in stories, and not only on a server, in a build or in a test. */
const isForStories = (path: string) =>
  !/\.(test|d)\.|\/(server|vite|vitest|preset|pictures|changes|check|testing|setup)\/|\/places\/(src|dist)\/all\.|\/node\.[jt]s$/.test(
    path,
  );

/** Returns the modules of a package that can run in stories. Folders above the package may have any name. */
const storyModules = (source: SourcePackage) =>
  listModules(source).filter((path) => isForStories(`${source.name}/${relative(source.folder, path)}`));

/** Returns the specifiers of third-party packages that a module imports at run time. */
function foreignImports(path: string): string[] {
  const text = readFileSync(path, 'utf8').replaceAll(/^\s*import type .*$/gm, '');
  const specifiers = [...text.matchAll(/\b(?:from|import\() ?['"]([^'".][^'"]*)['"]/g)].map(
    ([, specifier]) => specifier ?? '',
  );
  return specifiers.filter(
    (specifier) =>
      !/^(@meetcute|node:|virtual:|vitest|@storybook|storybook\/internal\/components|msw-storybook-addon|\/|\$)|\?/.test(
        specifier,
      ),
  );
}

const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** Returns the name by which Vite finds what a package imports: through that package, where the root has no such one. */
function reach(specifier: string, { chain, folder }: SourcePackage, root: string): string[] {
  const name = packageOf(specifier);
  const target = packageFolder(name, folder);
  if (target === null) return [];
  if (packageFolder(name, root) === target) return [specifier];
  return chain === '' ? [] : [`${chain} > ${specifier}`];
}

/** Returns the brands of a Storybook as packages. Their libraries are those of the root, where it depends on no such package. */
const brandPackages = (root: string, template: string | null): SourcePackage[] =>
  findBrands(template)
    // A built template is a dependency.
    .filter(({ file }) => /\.tsx?$/.test(file))
    .map((brand) => {
      const name = `@meetcute/template-${brand.name}`;
      return { ...brand, chain: packageFolder(name, root) === null ? '' : name };
    });

/** Packages that Vite bundles before the first story, and packages that it serves as they are. */
export interface Prebundled {
  include: string[];
  exclude: string[];
}

const results = new Map<string, Prebundled>();

/**
 * Returns every third-party package that stories load, read from the modules of the packages and brands. Vite bundles them
 * before the first story; a package discovered later would reload the page during a test run.
 */
export const prebundle = (root: string, template: string | null = null): Prebundled =>
  // Each project of a run asks for them.
  results.getOrInsertComputed(`${root}\n${template}`, () => findPrebundled(root, template));

function findPrebundled(root: string, template: string | null): Prebundled {
  const packages = findPackages([...ENTRIES, ...findBases(root)], root);
  const include = [...packages, ...brandPackages(root, template)].flatMap((source) =>
    [...new Set(storyModules(source).flatMap(foreignImports))].flatMap((specifier) =>
      reach(specifier, source, root),
    ),
  );
  const always = [
    '@testing-library/dom',
    'msw/browser',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'react-dom/client',
  ];
  const storybook = packages.find(({ name }) => name === '@meetcute/storybook')!;
  return {
    include: [...new Set([...include, ...always.flatMap((specifier) => reach(specifier, storybook, root))])],
    exclude: [
      // It imports msw, which Vitest leaves out, and which a brand need not install itself.
      'msw-storybook-addon',
      // Sources of the workspace are served as they are anyway.
      ...(repository === null ? packages.map(({ name }) => name) : []),
    ],
  };
}
