import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };
import { brandNames } from '../.tools/workspace.ts';

const ROOT = join(import.meta.dirname, '..');
const PACKAGES = [
  'client',
  'contract',
  'core',
  'demo',
  'desk',
  'i18n',
  'kit',
  'mocks',
  'places',
  'react',
  'site',
  'theme',
];
const OWN: ReadonlySet<string> = new Set(Object.keys(manifest.devDependencies));

/** Whether a file can run in stories, and not only on a server, in a build or in a test. */
const isForStories = (path: string) => !/\.test\.|\/(server|vite|check|testing)\/|\/node\.ts$/.test(path);

/** Returns the specifiers of third-party packages that a file imports at run time. */
function foreignImports(path: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8').replaceAll(/^import type .*$/gm, '');
  const specifiers = [...text.matchAll(/\bfrom '([^'.][^']*)'/g)].map(([, specifier]) => specifier ?? '');
  return specifiers.filter((specifier) => !/^(@meetcute|node:|virtual:|@storybook)|\?/.test(specifier));
}

const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** Resolves a dependency that only one workspace package has through that package, if the root depends on it. */
function reachable(name: string, specifier: string): string[] {
  if (OWN.has(packageOf(specifier))) return [specifier];
  return OWN.has(`@meetcute/${name}`) ? [`@meetcute/${name} > ${specifier}`] : [];
}

const importsOf = (pattern: string, name: string) =>
  globSync(pattern, { cwd: ROOT })
    .filter(isForStories)
    .flatMap(foreignImports)
    .flatMap((specifier) => reachable(name, specifier));

/**
 * Returns every third-party package that stories load, read from the sources. Vite bundles them before the first story; a
 * package discovered later would reload the page during a test run.
 */
export const prebundled = (): string[] => [
  ...new Set([
    ...PACKAGES.flatMap((name) => importsOf(`packages/${name}/src/**/*.{ts,tsx}`, name)),
    ...brandNames.flatMap((name) => importsOf(`templates/${name}/src/**/*.{ts,tsx}`, `template-${name}`)),
    ...importsOf('stories/**/*.{ts,tsx}', ''),
    ...importsOf('.storybook/*.tsx', ''),
    '@testing-library/dom',
    'msw/browser',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'react-dom/client',
  ]),
];
