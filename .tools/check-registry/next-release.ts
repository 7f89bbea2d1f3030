import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { nextVersion } from '../release/changesets.ts';

/** A change of one packed file. */
export interface FileChange {
  /** Name of the package. */
  readonly name: string;
  /** Pattern of paths in it. One file of them has the text. */
  readonly files: string;
  readonly before: string;
  readonly after: string;
}

/** Replaces a text in the only file that has it. */
function apply({ name, files, before, after }: FileChange, folder: string): void {
  const paths = globSync(files, { cwd: folder }).map((file) => join(folder, file));
  const matches = paths.filter((path) => readFileSync(path, 'utf8').includes(before));
  const [path] = matches;
  if (matches.length !== 1 || path === undefined)
    throw new Error(`${matches.length} files ${files} of ${name} contain '${before}', not one.`);
  writeFileSync(path, readFileSync(path, 'utf8').replace(before, after));
}

/** Returns the manifest of the next version, which depends on the same version of the library's other packages. */
function nextManifest(text: string): { name: string; text: string; version: string } {
  const manifest = JSON.parse(text) as { name: string; version: string; dependencies?: object };
  const version = nextVersion(manifest.version, [{ bump: 'minor', packages: {}, text: '' }]);
  const ownVersions = new RegExp(
    `("(?:version|@meetcute/[\\w-]+)": "[~^]?)${manifest.version.replaceAll('.', '\\.')}"`,
    'g',
  );
  return { name: manifest.name, version, text: text.replaceAll(ownVersions, `$1${version}"`) };
}

/** Makes archives of a next release from packed ones, in a folder: a higher version of each, and some files changed. */
export function makeNextRelease(
  archives: readonly string[],
  folder: string,
  changes: readonly FileChange[],
): { version: string; archives: readonly string[] } {
  const nextPackages = archives.map((archive) => {
    const target = join(folder, basename(archive, '.tgz'));
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['--extract', '--file', archive, '--directory', target]);
    const file = join(target, 'package/package.json');
    const { name, text, version } = nextManifest(readFileSync(file, 'utf8'));
    writeFileSync(file, text);
    for (const change of changes.filter((each) => each.name === name)) apply(change, join(target, 'package'));
    execFileSync('tar', ['--create', '--gzip', '--file', `${target}.tgz`, '--directory', target, 'package']);
    return { archive: `${target}.tgz`, version };
  });
  return { version: nextPackages[0]!.version, archives: nextPackages.map(({ archive }) => archive) };
}
