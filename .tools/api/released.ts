import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLibrary, readIfExists, readPackages, root } from '../workspace.ts';
import type { PackageApi } from './find-problem.ts';

/** Returns the file with the API of a package's last release. It is the API files of all its entries, one after another. */
const recordOf = (folder: string): string => join(root, folder, 'api/released.md');

const joinFiles = (texts: Iterable<string>): string => [...texts].join('\n');

/** Returns the text of each entry's API file by the entry's name, which is the first heading. */
export function splitByEntry(text: string): Map<string, string> {
  const parts = text.split(/^(?=# )/m).filter(Boolean);
  return new Map(parts.map((part) => [/^# (.*)/.exec(part)?.[1] ?? '', part.trimEnd()]));
}

/** Returns the API files of a package as one text. */
const readFiles = (folder: string): string =>
  joinFiles(
    globSync(`${folder}/api/*.api.md`, { cwd: root })
      .toSorted()
      .map((file) => readFileSync(join(root, file), 'utf8')),
  );

const libraries = () => readPackages().filter(isLibrary);

/** Returns the released and the present API of all libraries. The present one is that of reports, or of the API files. */
export const readApis = (reports?: ReadonlyMap<string, string>): PackageApi[] =>
  libraries().map(({ folder, manifest: { name, version } }) => {
    const texts = [...(reports ?? [])].flatMap(([file, text]) => (file.startsWith(`${folder}/`) ? text : []));
    return {
      name,
      version,
      released: splitByEntry(readIfExists(recordOf(folder)) ?? ''),
      current: splitByEntry(reports ? joinFiles(texts) : readFiles(folder)),
    };
  });

/** Writes the present API files as those of the last release. */
export function recordApis(): void {
  for (const { folder } of libraries()) writeFileSync(recordOf(folder), readFiles(folder));
}

/** Returns the packages whose API files are not those of the last release. */
export const findUnrecorded = (): string[] =>
  libraries()
    .filter(({ folder }) => readIfExists(recordOf(folder)) !== readFiles(folder))
    .map(({ manifest }) => manifest.name);
