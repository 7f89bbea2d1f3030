import { consoleLog } from '../ports/defaults.ts';
import type { Notifier } from '../ports/ports.ts';
import type { Database } from './database.ts';
import { type DatabaseLocation, openDatabase } from './open.ts';

/** Services of the operators' commands. */
export interface CommandServices {
  /** The database of the host. */
  db: Database;
  /** Notifies members' open pages through the running servers of a PostgreSQL database. */
  notifier: Notifier;
}

/**
 * Opens the database of a host for commands, and returns how to close it. Throws a StartError when its schema lacks
 * migrations.
 */
export async function openForCommands(
  location: DatabaseLocation,
): Promise<{ services: CommandServices; close: () => Promise<void> }> {
  const { db, join, close } = await openDatabase(location, 'require');
  const { notifier } = join(consoleLog);
  return {
    services: { db, notifier },
    close: async () => {
      notifier.stop();
      notifier.close();
      await close();
    },
  };
}
