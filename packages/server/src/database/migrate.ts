import type { CommandOutput } from '../commands/command.ts';
import { StartError } from './data-folder.ts';
import { type Migration, nameMigrations, readMigrations, readSchemaState } from './migrations.ts';
import { type DatabaseLocation, openDatabase } from './open.ts';

/** Returns the pending migrations. Throws a StartError when the database belongs to a later version. */
async function pendingIn(location: DatabaseLocation): Promise<readonly Migration[]> {
  const { db, close } = await openDatabase(location, 'leave');
  try {
    const { pending, isNewer } = await readSchemaState(db);
    if (!isNewer) return pending;
    throw new StartError(
      `The database was migrated by a later version than this one, whose last migration is ${readMigrations().at(-1)?.name}. Nothing was changed. Install the later version.`,
    );
  } finally {
    await close();
  }
}

const preview = (pending: readonly Migration[]): string =>
  pending.map(({ name, sql }) => `-- ${name}\n${sql.join('\n')}`).join('\n\n');

/**
 * Applies the pending migrations in one transaction, or with `isDryRun` lists them with their SQL and changes nothing.
 * Throws a StartError when the database belongs to a later version, and when a migration can't be applied.
 */
export async function runMigrate(
  location: DatabaseLocation,
  { isDryRun }: { isDryRun: boolean },
): Promise<CommandOutput> {
  const pending = await pendingIn(location);
  const data = { pending: pending.map(({ name, sql }) => ({ name, sql })), is_applied: !isDryRun };
  if (pending.length === 0) return { text: 'The database is up to date.', data };
  if (isDryRun)
    return { text: `Pending: ${nameMigrations(pending)}. Nothing was changed.\n\n${preview(pending)}`, data };
  await (await openDatabase(location, 'apply')).close();
  return { text: `Applied ${nameMigrations(pending)}.`, data };
}
