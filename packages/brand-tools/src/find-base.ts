import { readExtended } from '@meetcute/site/own-drawings';
import { join } from 'node:path';
import { findPackage, readManifest, type SourcePackage } from './packages.ts';

/** Returns the template that a folder extends: the one that its source names, else the dependency that exports tokens. */
export function findBase(folder: string): SourcePackage | undefined {
  // A name of a package without its subpath, or nothing of a path.
  const nameMatch = /^(?:@[^/]+\/)?[^./][^/]*/.exec(readExtended(join(folder, 'src', 'template.ts')) ?? '');
  for (const name of [...(nameMatch ?? []), ...Object.keys(readManifest(folder).dependencies ?? {})]) {
    // It has an entry of this name for its commands.
    if (name === '@meetcute/brand-tools') continue;
    const source = findPackage(folder, name);
    if (source?.manifest.exports?.['./tokens'] !== undefined) return source;
  }
  return undefined;
}
