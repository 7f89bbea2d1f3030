import { globSync, readFileSync, realpathSync } from 'node:fs';
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
export function packageFolder(name: string, from: string): string | null {
  try {
    const path = findPackageJSON(name, pathToFileURL(join(from, 'package.json')));
    return path === undefined ? null : dirname(realpathSync(path));
  } catch {
    return null;
  }
}

/** A package whose modules stories load. */
export interface SourcePackage {
  name: string;
  folder: string;
  /** Packages through which it is found, outside in, such as `@meetcute/storybook > @meetcute/kit`. */
  chain: string;
}

interface Dependencies {
  dependencies?: Readonly<Record<string, string>>;
}

/** Returns packages and all of their dependencies that are packages of Meetcute. */
export function findPackages(names: readonly string[], root: string): SourcePackage[] {
  const packages = new Map<string, SourcePackage>();
  const visit = (name: string, from: string, before: string) => {
    const folder = packages.has(name) ? null : packageFolder(name, from);
    if (folder === null) return;
    const chain = `${before}${name}`;
    packages.set(name, { name, folder, chain });
    const { dependencies = {} } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as Dependencies;
    for (const next of Object.keys(dependencies))
      if (next.startsWith('@meetcute/')) visit(next, folder, `${chain} > `);
  };
  for (const name of names) visit(name, root, '');
  return [...packages.values()];
}

/** Returns the TypeScript and JavaScript modules of a package, absolute: sources in the repository, else the build. */
export function modulesOf({ name, folder }: Pick<SourcePackage, 'name' | 'folder'>): string[] {
  const sources = name === '@meetcute/stories' ? '**/*.{ts,tsx}' : 'src/**/*.{ts,tsx}';
  const isSource = repository !== null || name === '@meetcute/stories';
  return globSync(isSource ? sources : 'dist/**/*.js', { cwd: folder, exclude: ['node_modules'] }).map(
    (path) => join(folder, path),
  );
}
