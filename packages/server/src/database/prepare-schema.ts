import type { Database } from './database.ts';
import { StartError } from './data-folder.ts';
import { nameMigrations, readSchemaState } from './migrations.ts';
import { reasonWithStatement } from './reason.ts';

/**
 * Treatment of pending migrations when a database is opened: they are applied, refused, or left alone.
 */
export type SchemaMode = 'apply' | 'require' | 'leave';

/**
 * Prepares the schema of an open database. Accepts one that a later version has migrated, so that the previous version can
 * run beside it. Throws a StartError when `require` finds pending migrations, and when one can't be applied.
 */
export async function prepareSchema(
  db: Database,
  mode: SchemaMode,
  migrate: () => Promise<void>,
): Promise<void> {
  if (mode === 'leave') return;
  const { pending } = await readSchemaState(db);
  if (pending.length === 0) return;
  if (mode === 'apply') {
    try {
      return await migrate();
    } catch (error) {
      throw new StartError(
        `The database can't be migrated: ${reasonWithStatement(error)}. No migration was applied.`,
        { cause: error },
      );
    }
  }
  throw new StartError(
    `The database lacks ${nameMigrations(pending)} of this version. Apply with: npx meetcute migrate`,
  );
}
