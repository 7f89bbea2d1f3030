import { createRequire } from 'node:module';
import { loadTemplate, loadWithBase } from '../check/load-template.ts';
import { InputError } from '../input-error.ts';
import { readLock, writeLock, type Lock } from '../lock/lock-file.ts';
import { findBase } from '../find-base.ts';
import { checkTemplate, findPackage, readManifest, requirePackage } from '../packages.ts';
import { findChanges, type Change } from './find-changes.ts';
import { findEjected, type EjectedChange } from './find-ejected.ts';
import { readDefaults, type Defaults } from './read-defaults.ts';

/** Changes of the packages since a brand has looked at them. */
export interface UpgradeResult {
  /** Whether there was nothing to compare with, so that a lock file was started. */
  readonly isStarted: boolean;
  /** Whether the lock file was written. */
  readonly isWritten: boolean;
  /** Packages with another version, or none before. */
  readonly packages: readonly Change[];
  readonly ejected: readonly EjectedChange[];
  readonly texts: readonly Change[];
  readonly tokens: readonly Change[];
}

/** Returns the versions of the installed packages of the library. */
function readVersions(folder: string): Map<string, string> {
  const { dependencies, devDependencies } = readManifest(folder);
  const names = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    name.startsWith('@meetcute/'),
  );
  const sources = names.flatMap((name) => findPackage(folder, name) ?? []);
  return new Map(sources.map(({ name, version }) => [name, version]));
}

/** Throws where this command has other texts than the site. */
function checkVersions(folder: string): void {
  const site = requirePackage(folder, '@meetcute/site');
  const { version: ofSite } = requirePackage(site.folder, '@meetcute/i18n');
  const { version } = createRequire(import.meta.url)('@meetcute/i18n/package.json') as { version: string };
  if (ofSite === version) return;
  throw new InputError(
    `This command has the texts of ${version}, and @meetcute/site those of ${ofSite}. Install the same version of both: npm install --save-dev @meetcute/brand-tools@${site.version}`,
  );
}

async function loadDefaults(folder: string): Promise<Defaults> {
  const source = findBase(folder);
  try {
    const { template, base } = source
      ? await loadWithBase(folder, source.name)
      : { template: await loadTemplate(folder), base: null };
    return await readDefaults(template, base);
  } catch (fault) {
    throw new InputError(`src/template.ts can't be loaded: ${(fault as Error).message}`, { cause: fault });
  }
}

function compareEjected(folder: string, { ejected }: Pick<Lock, 'ejected'>) {
  const states = [...ejected].map(([path, origin]) => ({ path, ...findEjected(folder, path, origin) }));
  return {
    changes: states.flatMap(({ change }) => change ?? []),
    ejected: new Map(states.flatMap(({ path, origin }) => (origin ? [[path, origin] as const] : []))),
  };
}

/**
 * Compares what a brand has seen of the packages with those that are installed. `isDone` notes that it has seen all.
 * `load` reads the defaults of a folder's template. Default: by loading the template.
 */
export async function upgrade(
  folder: string,
  isDone: boolean,
  load: (folder: string) => Promise<Defaults> = loadDefaults,
): Promise<UpgradeResult> {
  checkTemplate(folder);
  const lock = readLock(folder);
  checkVersions(folder);
  const { texts, tokens, ownTexts, ownTokens } = await load(folder);
  const packages = readVersions(folder);
  const seenLock = {
    ejected: lock?.ejected ?? new Map(),
    texts: lock?.texts ?? texts,
    tokens: lock?.tokens ?? tokens,
    packages: lock?.texts ? lock.packages : packages,
  };
  const { changes, ejected } = compareEjected(folder, seenLock);
  const isStarted = !lock?.texts || !lock.tokens;
  if (isDone) writeLock(folder, { packages, ejected, texts, tokens });
  else if (isStarted) writeLock(folder, seenLock);
  return {
    isStarted,
    isWritten: isStarted || isDone,
    packages: findChanges(seenLock.packages, packages),
    ejected: changes,
    texts: findChanges(seenLock.texts, texts, ownTexts),
    tokens: findChanges(seenLock.tokens, tokens, ownTokens),
  };
}
