import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Root of the repository, where this file is a source; null in an installed package. */
export const repository: string | null =
  extname(import.meta.filename) === '.ts' ? join(import.meta.dirname, '../../../..') : null;

/** Returns the path of a module of this package, relative to `src` and without its ending. */
export function modulePath(name: string): string {
  const folder = dirname(import.meta.dirname);
  const [path] = globSync(repository ? `${name}.{ts,tsx}` : `${name}.js`, { cwd: folder });
  if (path) return join(folder, path);
  throw new Error(`@meetcute/storybook has no module '${name}'.`);
}

/** Root of this package. */
export const packageRoot = join(import.meta.dirname, '../..');

/** Returns the folder of a package as a file in a folder finds it; null if it is not installed there. */
export function packageFolder(name: string, startFolder: string): string | null {
  try {
    const path = findPackageJSON(name, pathToFileURL(join(startFolder, 'package.json')));
    return path === undefined ? null : dirname(realpathSync(path));
  } catch {
    return null;
  }
}

/** Modules of a folder. */
export interface Sources {
  folder: string;
  /** Pattern of the TypeScript or JavaScript modules that a browser may load, relative to the folder. */
  pattern: string;
}

/** A package whose modules stories load. */
export interface SourcePackage extends Sources {
  name: string;
  /** Packages through which it is found, outside in, such as `@meetcute/storybook > @meetcute/kit`. */
  chain: string;
}

/** Packages that a Storybook installs itself; the others are their dependencies. */
export const ENTRIES: readonly string[] = ['@meetcute/stories', '@meetcute/storybook'];

/** Package of the stories, which is published as sources. */
const STORIES = '@meetcute/stories';

/** Returns the pattern of the modules of a package: its sources in the repository, else its build. */
function patternOf(name: string): string {
  if (name === STORIES) return '**/*.{ts,tsx}';
  return repository === null ? 'dist/**/*.js' : 'src/**/*.{ts,tsx}';
}

interface Manifest {
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

/** Returns the packages of templates that the app in a folder depends on, such as the one that its brand extends. */
export function findBases(root: string): string[] {
  const path = join(root, 'package.json');
  if (!existsSync(path)) return [];
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  return Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    name.startsWith('@meetcute/template-'),
  );
}

/** Returns packages and all of their dependencies that are packages of Meetcute. */
export function findPackages(names: readonly string[], root: string): SourcePackage[] {
  const packages = new Map<string, SourcePackage>();
  const visit = (name: string, startFolder: string, parentChain: string) => {
    const folder = packages.has(name) ? null : packageFolder(name, startFolder);
    if (folder === null) return;
    const chain = `${parentChain}${name}`;
    packages.set(name, { name, folder, chain, pattern: patternOf(name) });
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    // Only the repository has the stories of the staff desk.
    const more = repository !== null && name === STORIES ? manifest.devDependencies : {};
    for (const next of Object.keys({ ...manifest.dependencies, ...more }))
      if (next.startsWith('@meetcute/')) visit(next, folder, `${chain} > `);
  };
  for (const name of names) visit(name, root, '');
  return [...packages.values()];
}

/** Returns the paths of modules. */
export const listModules = ({ folder, pattern }: Sources): string[] =>
  globSync(pattern, { cwd: folder, exclude: ['node_modules'] }).map((path) => join(folder, path));
