import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPackages, root, type Manifest, type WorkspacePackage } from '../workspace.ts';

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PeerManifest;

/** Links a package into a folder of packages. */
function link(target: string, nodeModules: string, name: string): void {
  const path = join(nodeModules, name);
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

/** A manifest with the peers that an app may leave out. */
interface PeerManifest extends Manifest {
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Names of what a package imports, without what an app has to add. */
const dependencyNames = ({ dependencies, peerDependencies, peerDependenciesMeta }: PeerManifest): string[] =>
  Object.keys({ ...dependencies, ...peerDependencies }).filter(
    (name) => peerDependenciesMeta?.[name]?.optional !== true,
  );

const optionalPeers = ({ peerDependenciesMeta = {} }: PeerManifest): string[] =>
  Object.keys(peerDependenciesMeta);

const publishedPackages = readPackages().filter(({ manifest }) => !manifest.private);

/** Unpacks a packed package into a folder. */
function unpack({ folder, manifest: { name } }: WorkspacePackage, target: string): string {
  const [archive] = globSync('*.tgz', { cwd: join(root, '.cache/packs', folder) });
  if (!archive) throw new Error(`${name} is not packed: run \`npm run check:packages\` first.`);
  mkdirSync(target, { recursive: true });
  const file = join(root, '.cache/packs', folder, archive);
  execFileSync('tar', ['--extract', '--file', file, '--directory', target, '--strip-components=1']);
  return target;
}

/** Unpacks the program of `npm create @meetcute/template`, which has no dependencies. Returns its path. */
export const unpackCreator = (folder: string): string =>
  join(
    unpack(
      publishedPackages.find(({ manifest }) => manifest.name === '@meetcute/create-template')!,
      folder,
    ),
    'bin/create-template.mjs',
  );

/**
 * Unpacks the packed packages into a folder and links what each depends on, as a strict package manager does, but from the
 * installed workspace, because `npm test` needs no network. A dependency that a package does not declare is not found.
 * `check:packages` packs the packages first. Returns the folder of each package by name.
 */
export function unpackPackages(folder: string): ReadonlyMap<string, string> {
  rmSync(folder, { recursive: true, force: true });
  const folders = new Map(
    publishedPackages.map((one) => {
      const { name } = one.manifest;
      return [name, unpack(one, join(folder, name, 'package'))] as const;
    }),
  );
  for (const one of publishedPackages) {
    const target = folders.get(one.manifest.name)!;
    for (const name of dependencyNames(readManifest(target))) {
      const installedFolder = join(root, one.folder, 'node_modules', name);
      link(folders.get(name) ?? realpathSync(installedFolder), join(target, 'node_modules'), name);
    }
  }
  return folders;
}

/**
 * Links the dependencies of an app: packed packages, and libraries that a package of the workspace has installed. Packages
 * find an optional peer only if the app has it.
 */
export function linkDependencies(
  app: string,
  folders: ReadonlyMap<string, string>,
  packageFolder: string,
): void {
  const { dependencies, devDependencies } = readManifest(app);
  const names = Object.keys({ ...dependencies, ...devDependencies });
  const targetOf = (name: string) =>
    folders.get(name) ?? realpathSync(join(root, packageFolder, 'node_modules', name));
  for (const name of names) link(targetOf(name), join(app, 'node_modules'), name);
  for (const folder of folders.values())
    for (const name of optionalPeers(readManifest(folder)))
      if (names.includes(name)) link(targetOf(name), join(folder, 'node_modules'), name);
}
