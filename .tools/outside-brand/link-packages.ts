import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPackages, root, type Manifest } from '../workspace.ts';

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Links a package into a folder of packages. */
function link(target: string, nodeModules: string, name: string): void {
  const path = join(nodeModules, name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

/** Names of what a package imports, and its app's tools. */
const dependencyNames = ({ dependencies, peerDependencies }: Manifest): string[] =>
  Object.keys({ ...dependencies, ...peerDependencies });

/**
 * Unpacks the packed packages into a folder and links what each depends on, as a strict package manager does, but from the
 * installed workspace, because `npm test` needs no network. A dependency that a package does not declare is not found.
 * `check:packages` packs the packages first. Returns the folder of each package by name.
 */
export function unpackPackages(folder: string): ReadonlyMap<string, string> {
  rmSync(folder, { recursive: true, force: true });
  const published = readPackages().filter(({ manifest }) => !manifest.private);
  const folders = new Map(
    published.map((one) => {
      const target = join(folder, one.manifest.name, 'package');
      const [archive] = globSync('*.tgz', { cwd: join(root, '.cache/packs', one.folder) });
      if (!archive)
        throw new Error(`${one.manifest.name} is not packed: run \`npm run check:packages\` first.`);
      mkdirSync(target, { recursive: true });
      const file = join(root, '.cache/packs', one.folder, archive);
      execFileSync('tar', ['--extract', '--file', file, '--directory', target, '--strip-components=1']);
      return [one.manifest.name, target] as const;
    }),
  );
  for (const one of published) {
    const target = folders.get(one.manifest.name)!;
    for (const name of dependencyNames(readManifest(target))) {
      const installed = join(root, one.folder, 'node_modules', name);
      link(folders.get(name) ?? realpathSync(installed), join(target, 'node_modules'), name);
    }
  }
  return folders;
}

/** Links the dependencies of an app: packed packages, and libraries that a package of the workspace has installed. */
export function linkDependencies(app: string, folders: ReadonlyMap<string, string>, installed: string): void {
  const { dependencies, devDependencies } = readManifest(app);
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const library = join(root, installed, 'node_modules', name);
    link(folders.get(name) ?? realpathSync(library), join(app, 'node_modules'), name);
  }
}
