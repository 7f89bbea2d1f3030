import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../data-folder.ts';
import type { StoredSequence, StoredTable } from './catalog.ts';
import type { LineFile } from './line-file.ts';

const NAME = 'manifest.json';

/** Contents of a backup. It is written last, so that an incomplete backup has none. */
export interface Manifest {
  readonly kind: 'meetcute-backup';
  /** Version of this format. */
  readonly format: 1;
  /** Time of the backup, ISO 8601. */
  readonly at: string;
  /** Version of Meetcute that made it. */
  readonly version: string;
  /** Database that it was made of. */
  readonly engine: 'pglite' | 'postgresql';
  /** Last migration of the database. */
  readonly migration: { readonly name: string; readonly at: number };
  /** Tables, each after those that its rows refer to. */
  readonly tables: readonly (StoredTable & LineFile)[];
  readonly sequences: readonly StoredSequence[];
  /** List of photos and images: `files.jsonl.gz` with a line for each. */
  readonly files: LineFile & {
    /** Bytes of all files. */
    readonly bytes: number;
    /** Number of files that rows name, but that the storage did not have. */
    readonly missing: number;
  };
}

/** Path of the rows of a table. */
export const tableFile = (folder: string, table: string): string =>
  join(folder, 'tables', `${table}.jsonl.gz`);

/** Path of the list of files. */
export const listFile = (folder: string): string => join(folder, 'files.jsonl.gz');

/** Writes the manifest, which completes a backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const path = join(folder, NAME);
  await writeFile(`${path}.part`, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${path}.part`, path);
}

/** Reads the manifest of a backup. Throws a StartError for a folder that is no complete backup of a known format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, NAME);
  if (!existsSync(folder)) throw new StartError(`There is no folder ${folder}.`);
  if (!existsSync(path))
    throw new StartError(`${folder} is no complete backup: it has no ${NAME}, which a backup writes last.`);
  let manifest: Partial<Manifest> | null;
  try {
    manifest = JSON.parse(await readFile(path, 'utf8')) as Partial<Manifest> | null;
  } catch (error) {
    throw new StartError(`${path} is damaged: it is not JSON.`, { cause: error });
  }
  if (manifest?.kind !== 'meetcute-backup') throw new StartError(`${path} is not of a Meetcute backup.`);
  if (manifest.format !== 1)
    throw new StartError(`The backup has the format ${String(manifest.format)}; this version reads 1.`);
  if (!manifest.tables || !manifest.sequences || !manifest.files || !manifest.migration)
    throw new StartError(`${path} is damaged: parts are missing.`);
  return manifest as Manifest;
}
