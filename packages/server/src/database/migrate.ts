import { parseOptions } from '../command-options.ts';
import type { CommandOutput } from '../command-output.ts';
import { StartError } from './data-folder.ts';
import { type Migration, nameMigrations, readMigrations, readSchemaState } from './migrations.ts';
import { type DatabaseLocation, openDatabase } from './open.ts';

function readMode(args: readonly string[]): { isDryRun: boolean } {
  const { values } = parseOptions({
    args: [...args],
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  return { isDryRun: values['dry-run'] };
}

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
 * Applies the pending migrations in one transaction, or with `--dry-run` lists them with their SQL and changes nothing.
 * Throws a StartError when the database belongs to a later version, and when a migration can't be applied.
 */
export async function runMigrate(
  location: DatabaseLocation,
  args: readonly string[],
): Promise<CommandOutput> {
  const { isDryRun } = readMode(args);
  const pending = await pendingIn(location);
  const data = { pending: pending.map(({ name, sql }) => ({ name, sql })), is_applied: !isDryRun };
  if (pending.length === 0) return { text: 'The database is up to date.', data };
  if (isDryRun)
    return { text: `Pending: ${nameMigrations(pending)}. Nothing was changed.\n\n${preview(pending)}`, data };
  await (await openDatabase(location, 'apply')).close();
  return { text: `Applied ${nameMigrations(pending)}.`, data };
}
