import type { CommandOutput } from '@meetcute/server/commands';
import { backUp, findDatabase } from '@meetcute/server/maintenance';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readEnvironment } from '../../start/environment.ts';
import { openStorage } from '../../start/open-storage.ts';
import type { Variables } from '../../start/secret-files.ts';

/** Returns the version of this package. */
function ownVersion(): string {
  const path = createRequire(import.meta.url).resolve('@meetcute/host/package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}

/** Backs up the database and the photos into a new folder. */
export async function backup(env: Variables, folder: string): Promise<CommandOutput> {
  const environment = readEnvironment(env);
  const { databaseUrl, dataDir } = environment;
  const location = findDatabase({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const storage = await openStorage(environment);
  return backUp({ location, storage, folder, version: ownVersion(), now: new Date() });
}
