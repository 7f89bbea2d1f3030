import { join } from 'node:path';
import { isLibrary, readPackages, root } from '../workspace.ts';
import type { WorkspacePackage } from '../workspace.ts';

/** An entry of a published package that has declarations. */
export interface ApiEntry {
  /** Specifier in an import, as `@meetcute/react/like-button`. */
  readonly name: string;
  /** Folder of its package, relative to the root. */
  readonly folder: string;
  /** Built declarations, absolute. */
  readonly declarations: string;
  /** File with its API, relative to the root. */
  readonly file: string;
}

/** Returns the entries of a package. Patterns, such as those of JSON files, are none. */
export function findEntries({ folder, manifest }: WorkspacePackage): ApiEntry[] {
  return Object.entries(manifest.exports ?? {}).flatMap(([subpath, target]) => {
    const types = typeof target === 'string' || subpath.includes('*') ? undefined : target['types'];
    const file = subpath === '.' ? 'index' : subpath.slice(2).replaceAll('/', '-');
    return types
      ? {
          name: join(manifest.name, subpath),
          folder,
          declarations: join(root, folder, types),
          file: `${folder}/api/${file}.api.md`,
        }
      : [];
  });
}

/** Returns the entries of all libraries, by package. */
export const readEntries = (): ApiEntry[] => readPackages().filter(isLibrary).flatMap(findEntries);
