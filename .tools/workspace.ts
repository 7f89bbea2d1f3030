import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The repository's root, absolute. */
export const root = dirname(import.meta.dirname);

/** Fields of a package.json that the tools use. */
export interface Manifest {
  /** Name of the package. */
  readonly name: string;
  /** Version of the package. */
  readonly version: string;
  /** Whether the package is not published. */
  readonly private?: boolean;
  /** Scripts by name. */
  readonly scripts?: Readonly<Record<string, string>>;
  /** Version ranges by package name. */
  readonly dependencies?: Readonly<Record<string, string>>;
  /** Version ranges of what builds and tests alone need, by package name. */
  readonly devDependencies?: Readonly<Record<string, string>>;
  /** Version ranges by package name. */
  readonly peerDependencies?: Readonly<Record<string, string>>;
  /** Exports map. */
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** A workspace package: its folder relative to the root, and its package.json. */
export interface WorkspacePackage {
  /** Folder relative to the root. */
  readonly folder: string;
  /** Parsed package.json. */
  readonly manifest: Manifest;
}

/** Returns every package of the workspace, templates included, by folder name. */
export function readPackages(): WorkspacePackage[] {
  return globSync(['packages/*/package.json', 'templates/*/package.json', 'stories/package.json'], {
    cwd: root,
  })
    .toSorted()
    .map((path) => ({
      folder: dirname(path),
      manifest: JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest,
    }));
}

/** Names of the brands of the repository: the folders of `templates` that have a template. */
export const brandNames: readonly string[] = globSync('templates/*/src/template.ts', { cwd: root })
  .map((file) => basename(dirname(dirname(file))))
  .toSorted();

/** Returns the package and all workspace packages that its build reads, directly or indirectly. */
export function withDependencies(
  start: WorkspacePackage,
  packages: readonly WorkspacePackage[],
): WorkspacePackage[] {
  const buildPackages = new Set([start]);
  for (const one of buildPackages) {
    // What an app bundles is no dependency of its files.
    const devDependencies = one === start ? one.manifest.devDependencies : {};
    for (const name of Object.keys({ ...one.manifest.dependencies, ...devDependencies })) {
      const next = packages.find(({ manifest }) => manifest.name === name);
      if (next) buildPackages.add(next);
    }
  }
  return [...buildPackages];
}

/** Returns whether apps import a published package. The staff desk is published too, but only its files are served. */
export const isLibrary = ({ manifest }: WorkspacePackage): boolean =>
  !manifest.private &&
  Object.values(manifest.exports ?? {}).some((target) => typeof target !== 'string' && 'default' in target);

/** Returns whether tsup builds a published package: each library, and a program that nobody imports. */
export const hasBuild = ({ folder, manifest }: WorkspacePackage): boolean =>
  !manifest.private && existsSync(join(root, folder, 'tsup.config.ts'));

/** Returns the folder of a library's build, relative to the root. The `dist` of a template also has the app. */
export const buildFolder = ({ folder }: WorkspacePackage): string =>
  join(folder, folder.startsWith('templates/') ? 'dist/lib' : 'dist');

/** Returns a file's text, or null if the file does not exist. */
export const readIfExists = (path: string): string | null =>
  existsSync(path) ? readFileSync(path, 'utf8') : null;
