import { claimDataFolder } from '@meetcute/server';
import { restore } from '@meetcute/server/commands';
import { readEnvironment } from '../../start/environment.ts';
import { openStorage } from '../../start/open-storage.ts';
import type { RunCommand } from '../command.ts';
import { readFolder } from '../read-folder.ts';

/** Restores a backup into a new database and its storage. */
export const run: RunCommand = async ({ args, env }) => {
  const folder = readFolder('restore', args);
  const { dataDir, databaseUrl, bucket } = readEnvironment(env);
  // As the host does: photos and mails are stored in the folder even when members are stored elsewhere.
  if (databaseUrl) claimDataFolder(dataDir);
  const storage = await openStorage({ dataDir, bucket });
  return restore({ location: databaseUrl ? { databaseUrl } : { dataDir }, storage, folder });
};
