import { sql } from 'drizzle-orm';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommandOutput } from '../../commands/command.ts';
import type { FileStorage } from '../../ports/ports.ts';
import { StartError } from '../data-folder.ts';
import { readMigrations, readSchemaState } from '../migrations.ts';
import { type DatabaseLocation, MIGRATION_LOCK, openDatabase, type OpenDatabase } from '../open.ts';
import { listSequences, listTables } from './catalog.ts';
import { writeLineFile } from './line-file.ts';
import { listFile, type Manifest, tableFile, writeManifest } from './manifest.ts';
import { readLines, setStandards } from './rows.ts';
import { copyOut, readKeys } from './stored-files.ts';

/** Source and target of a backup. */
export interface BackupInput {
  /** The database of the host. */
  location: DatabaseLocation;
  /** Storage of photos and images. */
  storage: FileStorage;
  /** New or empty folder of the backup. */
  folder: string;
  /** Version of Meetcute. */
  version: string;
  now: Date;
}

async function makeFolder(folder: string): Promise<void> {
  await mkdir(join(folder), { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new StartError(`${folder} is not empty. Name a new folder for each backup.`);
  await mkdir(join(folder, 'tables'), { mode: 0o700 });
}

/**
 * Runs work while no server migrates. On PostgreSQL a transaction of its own has the lock: the first statement of the one
 * that reads decides what it sees, so it must begin afterwards. The embedded database belongs to this process.
 */
async function withoutMigration<T>({ db, kind }: OpenDatabase, work: () => Promise<T>): Promise<T> {
  if (kind === 'pglite') return work();
  return db.transaction(async (tx) => {
    await setStandards(tx);
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${MIGRATION_LOCK})`);
    return work();
  });
}

/** Writes all rows as of one instant. Servers keep running meanwhile. */
const writeTables = ({ db }: OpenDatabase, folder: string): Promise<Pick<Manifest, 'tables' | 'sequences'>> =>
  db.transaction(
    async (tx) => {
      await setStandards(tx);
      const tables: Manifest['tables'][number][] = [];
      for (const table of await listTables(tx))
        tables.push({
          ...table,
          ...(await writeLineFile(tableFile(folder, table.name), readLines(tx, table))),
        });
      return { tables, sequences: await listSequences(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

async function writeFiles(
  folder: string,
  storage: FileStorage,
  tables: Manifest['tables'],
): Promise<Manifest['files']> {
  let bytes = 0;
  let missing = 0;
  async function* lines() {
    for await (const file of copyOut(folder, storage, readKeys(folder, tables))) {
      if (!file) missing += 1;
      else {
        bytes += file.bytes;
        yield JSON.stringify(file);
      }
    }
  }
  const lineFile = await writeLineFile(listFile(folder), lines());
  return { ...lineFile, bytes, missing };
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function report(folder: string, { tables, files }: Manifest): string {
  const rows = tables.reduce((sum, { lines }) => sum + lines, 0);
  return [
    `Backed up ${rows} rows of ${tables.length} tables and ${files.lines} files of photos (${megabytes(files.bytes)}) to ${folder}.`,
    ...(files.missing > 0
      ? [`${files.missing} files that rows name are not in the storage, such as photos deleted meanwhile.`]
      : []),
  ].join('\n');
}

/**
 * Backs up a database and its photos into a folder: the rows as of one instant, then the files that they name. Throws a
 * StartError when the folder is not empty, or the schema is not the one of this version.
 */
export async function backUp({
  location,
  storage,
  folder,
  version,
  now,
}: BackupInput): Promise<CommandOutput> {
  const database = await openDatabase(location, 'require');
  try {
    const snapshot = await withoutMigration(database, async () => {
      const { isNewer } = await readSchemaState(database.db);
      if (isNewer)
        throw new StartError('The database was migrated by a later version. Back it up with that version.');
      await makeFolder(folder);
      return writeTables(database, folder);
    });
    const files = await writeFiles(folder, storage, snapshot.tables);
    const { name = '', at = 0 } = readMigrations().at(-1) ?? {};
    const manifest: Manifest = {
      kind: 'meetcute-backup',
      format: 1,
      at: now.toISOString(),
      version,
      engine: database.kind,
      migration: { name, at },
      ...snapshot,
      files,
    };
    await writeManifest(folder, manifest);
    return { text: report(folder, manifest), data: manifest };
  } finally {
    await database.close();
  }
}
