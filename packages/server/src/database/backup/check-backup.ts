import { StartError } from '../data-folder.ts';
import { readMigrations } from '../migrations.ts';
import { hashFile } from './line-file.ts';
import { listFile, type Manifest, readManifest, tableFile } from './manifest.ts';
import { inGroups, readBackupFile, readFileList } from './stored-files.ts';

async function requireSame(path: string, sha256: string): Promise<void> {
  const actualHash = await hashFile(path).catch(() => null);
  if (actualHash === sha256) return;
  throw new StartError(
    `The backup is ${actualHash === null ? `incomplete: ${path} is missing` : `damaged: ${path} has changed`}. Nothing was restored.`,
  );
}

/**
 * Reads all of a backup and returns its manifest. Throws a StartError when a part is missing or has changed, or when this
 * version does not know its schema.
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const { migration, tables, files } = manifest;
  if (!readMigrations().some(({ name, at }) => name === migration.name && at === migration.at))
    throw new StartError(
      `The backup has the schema of ${migration.name}, which this version does not know. Restore it with Meetcute ${manifest.version} or later.`,
    );
  for (const { name, sha256 } of tables) await requireSame(tableFile(folder, name), sha256);
  await requireSame(listFile(folder), files.sha256);
  const checks = inGroups(readFileList(listFile(folder)), async (file) => ({
    file,
    isSame: (await readBackupFile(folder, file)) !== null,
  }));
  for await (const { file, isSame } of checks)
    if (!isSame)
      throw new StartError(
        `The backup is damaged: the file ${file.key} is missing or has changed. Nothing was restored.`,
      );
  return manifest;
}
