import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../input-error.ts';
import { writeWhole } from '../write-whole.ts';

/** Original of a file that a brand has ejected. */
export interface EjectedOrigin {
  /** Path of the original, with the name of its package. */
  readonly from: string;
  /** Version of that package. */
  readonly version: string;
  /** Hash of the original. */
  readonly hash: string;
}

/** Versions and defaults of the packages that a brand has seen. */
export interface Lock {
  /** Versions of the packages, by name. */
  readonly packages: ReadonlyMap<string, string>;
  /** Ejected files by their path in the brand's folder. */
  readonly ejected: ReadonlyMap<string, EjectedOrigin>;
  /** Inherited texts, such as `en home:heading`; null before the first upgrade. */
  readonly texts: ReadonlyMap<string, string> | null;
  /** Inherited tokens by their path; null before the first upgrade. */
  readonly tokens: ReadonlyMap<string, string> | null;
}

/** Name of the file, in the brand's folder. */
export const LOCK_FILE = 'meetcute.lock.json';

const VERSION = 1;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A path inside the brand's or a package's folder. */
const isInside = (path: string) => /^[^/\\:]/.test(path) && !/\\|(^|\/)\.\.?(\/|$)/.test(path);

function throwLockError(where: string, what: string): never {
  throw new InputError(
    `${LOCK_FILE}: ${where} ${what}. Take the file from your last commit, or delete it and run upgrade, which starts a new one.`,
  );
}

function readTexts(name: string, value: unknown): Map<string, string> {
  if (!isRecord(value)) throwLockError(`'${name}'`, 'is no object');
  const entries = Object.entries(value);
  const wrong = entries.find(([, text]) => typeof text !== 'string');
  if (wrong) throwLockError(`'${wrong[0]}' in '${name}'`, 'is no text');
  return new Map(entries as [string, string][]);
}

function readEjected(value: unknown): Map<string, EjectedOrigin> {
  if (!isRecord(value)) throwLockError("'ejected'", 'is no object');
  return new Map(
    Object.entries(value).map(([path, origin]) => {
      const { from, version, hash } = isRecord(origin) ? origin : {};
      if (typeof from !== 'string' || typeof version !== 'string' || typeof hash !== 'string')
        throwLockError(`'${path}' in 'ejected'`, "needs 'from', 'version' and 'hash'");
      if (!isInside(path) || !isInside(from))
        throwLockError(`'${path}' in 'ejected'`, 'leads out of its folder');
      return [path, { from, version, hash }];
    }),
  );
}

function parse(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (fault) {
    throwLockError('the file', `is no JSON (${(fault as Error).message})`);
  }
  if (!isRecord(value)) throwLockError('the file', 'is no object');
  if (value['lockVersion'] !== VERSION)
    throwLockError("'lockVersion'", `is not ${VERSION}: another version of this command wrote it`);
  const knownKeys = ['lockVersion', 'packages', 'ejected', 'texts', 'tokens'];
  const unknown = Object.keys(value).find((key) => !knownKeys.includes(key));
  if (unknown !== undefined) throwLockError(`'${unknown}'`, 'is unknown');
  return value;
}

/** Reads the lock file of a brand; null where it has none. Throws for one that no command wrote. */
export function readLock(folder: string): Lock | null {
  const file = join(folder, LOCK_FILE);
  if (!existsSync(file)) return null;
  const value = parse(readFileSync(file, 'utf8'));
  const read = (name: string) => (value[name] === undefined ? null : readTexts(name, value[name]));
  return {
    packages: readTexts('packages', value['packages']),
    ejected: readEjected(value['ejected']),
    texts: read('texts'),
    tokens: read('tokens'),
  };
}

const sortEntries = <T>(map: ReadonlyMap<string, T>) =>
  Object.fromEntries([...map].toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** Returns the text of a lock file. */
export const lockText = ({ packages, ejected, texts, tokens }: Lock): string =>
  `${JSON.stringify(
    {
      lockVersion: VERSION,
      packages: sortEntries(packages),
      ejected: sortEntries(ejected),
      ...(texts && { texts: sortEntries(texts) }),
      ...(tokens && { tokens: sortEntries(tokens) }),
    },
    null,
    2,
  )}\n`;

/** Writes the lock file of a brand. */
export const writeLock = (folder: string, lock: Lock): void =>
  writeWhole(join(folder, LOCK_FILE), lockText(lock));
