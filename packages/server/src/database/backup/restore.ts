import { sql } from 'drizzle-orm';
import type { CommandOutput } from '../../commands/command.ts';
import type { FileStorage } from '../../ports/ports.ts';
import { applyMigrations } from '../apply-migrations.ts';
import { StartError } from '../data-folder.ts';
import type { Database, Transaction } from '../database.ts';
import { readMigrations, readSchemaState } from '../migrations.ts';
import { type DatabaseLocation, MIGRATION_LOCK, openDatabase } from '../open.ts';
import { reason, reasonWithStatement } from '../reason.ts';
import { filledTables, listTables } from './catalog.ts';
import { checkBackup } from './check-backup.ts';
import { readLineFile } from './line-file.ts';
import { listFile, type Manifest, tableFile } from './manifest.ts';
import { insertLines, setSequences, setTriggers, setStandards } from './rows.ts';
import { inGroups, readBackupFile, readFileList } from './stored-files.ts';

/** Source and target of a restore. */
export interface RestoreInput {
  /** A new database. */
  location: DatabaseLocation;
  /** Storage of photos and images. Files with the same keys are replaced. */
  storage: FileStorage;
  /** Folder of the backup. */
  folder: string;
}

/** Throws a StartError unless a database is empty and has no schema, or the one of the backup. */
async function requireEmpty(db: Database | Transaction, { migration }: Manifest): Promise<void> {
  const tables = await listTables(db);
  const filledNames = await filledTables(db, tables);
  if (filledNames.length > 0)
    throw new StartError(
      `The database is not empty: there are rows in ${filledNames.join(', ')}. Restore into a new database. Nothing was changed.`,
    );
  const { appliedUntil } = await readSchemaState(db);
  if (tables.length > 0 && appliedUntil !== migration.at)
    throw new StartError(
      `The database has another schema than the backup, whose last migration is ${migration.name}. Restore into a database without tables. Nothing was changed.`,
    );
}

async function copyIn({ folder, storage }: RestoreInput, { files }: Manifest): Promise<void> {
  let count = 0;
  try {
    const copies = inGroups(readFileList(listFile(folder)), async (file) => {
      const data = await readBackupFile(folder, file);
      if (!data) throw new Error(`${file.key} has changed meanwhile`);
      await storage.put(file.key, data);
      return 1;
    });
    for await (const one of copies) count += one;
  } catch (error) {
    throw new StartError(
      `Stopped after ${count} of ${files.lines} files of photos: ${reason(error)}. The database is still empty. Run the same command again.`,
      { cause: error },
    );
  }
}

/** Fills an empty database in one transaction: the schema of the backup, its rows, and then the later migrations. */
async function fill(tx: Transaction, folder: string, manifest: Manifest): Promise<void> {
  await setStandards(tx);
  // Servers that start meanwhile wait, and then find a migrated database.
  await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
  await requireEmpty(tx, manifest);
  const { appliedUntil } = await readSchemaState(tx);
  const migrations = readMigrations();
  const isEarly = ({ at }: { at: number }) => at <= manifest.migration.at;
  await applyMigrations(tx, appliedUntil === 0 ? migrations.filter(isEarly) : []);
  const tablesByName = new Map((await listTables(tx)).map((table) => [table.name, table]));
  await setTriggers(tx, manifest.tables, 'disable');
  for (const { name, columns, lines } of manifest.tables) {
    const types = tablesByName.get(name)?.columns ?? [];
    // Types come from the database, so that no text of a backup becomes part of a statement.
    const typedColumns = columns.map((column) => types.find((each) => each.name === column.name));
    if (typedColumns.includes(undefined))
      throw new Error(`The backup has columns of ${name} that the schema lacks`);
    const table = { name, columns: typedColumns.filter((column) => column !== undefined) };
    const count = await insertLines(tx, table, readLineFile(tableFile(folder, name)));
    if (count !== lines) throw new Error(`${name} has ${count} rows, and the manifest says ${lines}`);
  }
  await setTriggers(tx, manifest.tables, 'enable');
  await setSequences(tx, manifest.sequences);
  await applyMigrations(
    tx,
    migrations.filter((each) => !isEarly(each)),
  );
}

/**
 * Restores a backup into a new database of either engine. Checks all of it first, then copies the photos, then fills the
 * database in one transaction. Throws a StartError that says what was changed.
 */
export async function restore(input: RestoreInput): Promise<CommandOutput> {
  const { location, folder } = input;
  const manifest = await checkBackup(folder);
  const { db, close } = await openDatabase(location, 'leave');
  try {
    await requireEmpty(db, manifest);
    await copyIn(input, manifest);
    try {
      await db.transaction((tx) => fill(tx, folder, manifest));
    } catch (error) {
      if (error instanceof StartError) throw error;
      throw new StartError(
        `The rows could not be restored: ${reasonWithStatement(error)}. The photos are restored, and the database is still empty.`,
        { cause: error },
      );
    }
    // The planner knows nothing about the new rows. If this takes too long, the database does it later.
    await db.execute(sql`analyze`).catch(() => {});
  } finally {
    await close();
  }
  const rows = manifest.tables.reduce((sum, { lines }) => sum + lines, 0);
  return {
    text: `Restored ${rows} rows and ${manifest.files.lines} files of photos as of ${manifest.at}. Pending jobs of that time run when the host starts.`,
  };
}
