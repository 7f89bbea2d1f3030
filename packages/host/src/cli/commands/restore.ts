import { claimDataFolder } from '@meetcute/server';
import type { CommandOutput } from '@meetcute/server/commands';
import { restore } from '@meetcute/server/maintenance';
import { readEnvironment } from '../../start/environment.ts';
import { openStorage } from '../../start/open-storage.ts';
import type { Variables } from '../../start/secret-files.ts';

/** Restores a backup into a new database and its storage. */
export async function restoreBackup(env: Variables, folder: string): Promise<CommandOutput> {
  const { dataDir, databaseUrl, bucket } = readEnvironment(env);
  // As the host does: photos and mails are stored in the folder even when members are stored elsewhere.
  if (databaseUrl) claimDataFolder(dataDir);
  const storage = await openStorage({ dataDir, bucket });
  return restore({ location: databaseUrl ? { databaseUrl } : { dataDir }, storage, folder });
}
