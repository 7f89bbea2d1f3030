import { backUp, findDatabase } from '@meetcute/server/commands';
import { readEnvironment } from '../../start/environment.ts';
import { openStorage } from '../../start/open-storage.ts';
import type { RunCommand } from '../command.ts';
import { readFolder } from '../read-folder.ts';
import { ownVersion } from '../own-version.ts';

/** Backs up the database and the photos into a new folder. */
export const run: RunCommand = async ({ args, env }) => {
  const folder = readFolder('backup', args);
  const environment = readEnvironment(env);
  const { databaseUrl, dataDir } = environment;
  const location = findDatabase({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const storage = await openStorage(environment);
  return backUp({ location, storage, folder, version: ownVersion(), now: new Date() });
};
