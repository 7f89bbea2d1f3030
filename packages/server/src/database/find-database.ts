import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartError } from './data-folder.ts';

/** Location of the database of a host. */
export type HostDatabase = { dataDir: string } | { databaseUrl: string };

/**
 * Returns the location of the host's database: DATABASE_URL, otherwise the folder in DATA_DIR (default: ./.data). Throws
 * a StartError when the folder does not exist or has no database.
 */
export function findDatabase(env: Readonly<Record<string, string | undefined>>): HostDatabase {
  if (env['DATABASE_URL']) return { databaseUrl: env['DATABASE_URL'] };
  const dataDir = resolve(env['DATA_DIR'] || '.data');
  if (existsSync(join(dataDir, 'db'))) return { dataDir };
  if (existsSync(dataDir))
    throw new StartError(
      `The data folder ${dataDir} has no database. Set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL database.`,
    );
  throw new StartError(
    `There is no data folder ${dataDir}. Set DATA_DIR to the folder, or DATABASE_URL to a PostgreSQL database.`,
  );
}
