import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../eject/collect-files.ts';
import type { EjectedOrigin } from '../lock/lock-file.ts';
import { findPackage, pathFrom, type SourcePackage } from '../packages.ts';

/** An ejected file whose original has changed since. */
export interface EjectedChange {
  /** Path in the brand's folder. */
  readonly path: string;
  /** Path of the original, with the name of its package. */
  readonly from: string;
  /** Version that was copied. */
  readonly before: string;
  /** Version that is installed; null where the package is not. */
  readonly after: string | null;
  /** The original now, from the brand's folder; null where it is gone. */
  readonly original: string | null;
}

/** An ejected file, compared with the installed packages. */
interface EjectedState {
  readonly change: EjectedChange | null;
  /** Its original now, for the lock file; null where it is gone, or the brand has deleted its copy. */
  readonly origin: EjectedOrigin | null;
}

/** Returns the installed package of an original: the brand's own dependency, or one of the site. */
function findSource(folder: string, name: string): SourcePackage | undefined {
  const site = findPackage(folder, '@meetcute/site');
  return findPackage(folder, name) ?? (site && findPackage(site.folder, name));
}

/** Compares an ejected file's original with the one that is installed. */
export function findEjected(folder: string, path: string, origin: EjectedOrigin): EjectedState {
  if (!existsSync(join(folder, path))) return { change: null, origin: null };
  const { from, version: versionBefore } = origin;
  const [, name = '', innerPath = ''] = /^(@[^/]+\/[^/]+)\/(.+)$/.exec(from) ?? [];
  const source = findSource(folder, name);
  const file = join(source?.folder ?? '', innerPath);
  if (!source || !existsSync(file))
    return {
      change: { path, from, before: versionBefore, after: source?.version ?? null, original: null },
      origin: null,
    };
  const { version: versionAfter } = source;
  const hash = hashOf(readFileSync(file));
  const isSame = hash === origin.hash;
  return {
    change: isSame
      ? null
      : { path, from, before: versionBefore, after: versionAfter, original: pathFrom(folder, file) },
    origin: { from, version: versionAfter, hash },
  };
}
