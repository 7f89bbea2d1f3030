import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..');
const PACKAGES = [
  'client',
  'contract',
  'core',
  'demo',
  'i18n',
  'kit',
  'mocks',
  'places',
  'react',
  'site',
  'theme',
];
const OWN: ReadonlySet<string> = new Set(Object.keys(manifest.devDependencies));

/** What only a server, a build or a test runs. */
const isForStories = (path: string) => !/\.test\.|\/(server|vite|check|testing)\/|\/node\.ts$/.test(path);

/** Specifiers of other people's packages that a file imports at run time. */
function foreignImports(path: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8').replaceAll(/^import type .*$/gm, '');
  const specifiers = [...text.matchAll(/\bfrom '([^'.][^']*)'/g)].map(([, specifier]) => specifier ?? '');
  return specifiers.filter((specifier) => !/^(@meetcute|node:|virtual:|@storybook)|\?/.test(specifier));
}

const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** A package that only a room depends on is found through that room. */
const reachable = (name: string) => (specifier: string) =>
  OWN.has(packageOf(specifier)) ? specifier : `@meetcute/${name} > ${specifier}`;

const importsOf = (pattern: string, name: string) =>
  globSync(pattern, { cwd: ROOT }).filter(isForStories).flatMap(foreignImports).map(reachable(name));

/**
 * Every package that stories load, read from the sources. Vite bundles these before the first story; one that it only
 * meets on the way makes it reload in the middle of a test run.
 */
export const prebundled = (): string[] => [
  ...new Set([
    ...PACKAGES.flatMap((name) => importsOf(`packages/${name}/src/**/*.{ts,tsx}`, name)),
    ...importsOf('templates/classic/src/**/*.{ts,tsx}', 'template-classic'),
    ...importsOf('templates/nocturne/src/**/*.{ts,tsx}', 'template-nocturne'),
    ...importsOf('stories/**/*.{ts,tsx}', ''),
    ...importsOf('.storybook/*.tsx', ''),
    'msw/browser',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'react-dom/client',
  ]),
];
