import { findDatabase, openForCommands, type CommandServices } from '@meetcute/server/commands';
import { withSecretFiles } from '../start/secret-files.ts';
import type { CommandInput } from './command.ts';

/**
 * Opens the database of the host for a command and closes it afterwards. Throws a StartError when there is none, when a
 * running host has the embedded one, when its schema needs a migration first, or when a file of a secret is faulty.
 */
export async function withDatabase<T>(
  env: CommandInput['env'],
  work: (services: CommandServices) => Promise<T>,
): Promise<T> {
  const { services, close } = await openForCommands(findDatabase(withSecretFiles(env)));
  try {
    return await work(services);
  } finally {
    await close();
  }
}
