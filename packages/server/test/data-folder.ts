import { PGlite } from '@electric-sql/pglite';
import { mkdtempSync, readFileSync } from 'node:fs';
import { cp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimDataFolder } from '../src/database/data-folder.ts';
import { createOnce } from './create-once.ts';

const { version } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.resolve('@electric-sql/pglite')), 'utf8'),
) as { version: string };

const original = join(import.meta.dirname, '../node_modules/.cache', `data-folder-${version}`);

/** Creates the folder that is copied. It is renamed when it is complete, so that no test copies a part of it. */
async function createOriginal(): Promise<void> {
  const folder = mkdtempSync(`${original}-`);
  claimDataFolder(folder);
  const client = await PGlite.create({ dataDir: join(folder, 'db') });
  await client.close();
  await rename(folder, original);
}

/**
 * Creates a temporary data folder whose database has no tables yet. It is a copy, because PGlite takes four to eight
 * seconds of processor time to create a database.
 */
export async function newDataFolder(parent = tmpdir()): Promise<string> {
  await createOnce(original, createOriginal);
  const folder = mkdtempSync(join(parent, 'meetcute-data-'));
  await cp(original, folder, { recursive: true });
  return folder;
}
