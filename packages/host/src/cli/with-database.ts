import { findDatabase, openForCommands, type CommandServices } from '@meetcute/server/commands';
import type { CommandInput } from './command.ts';

/**
 * Opens the database of the host for a command and closes it afterwards. Throws a StartError when there is none, when a
 * running host has the embedded one, or when its schema needs a migration first.
 */
export async function withDatabase<T>(
  env: CommandInput['env'],
  work: (services: CommandServices) => Promise<T>,
): Promise<T> {
  const { services, close } = await openForCommands(findDatabase(env));
  try {
    return await work(services);
  } finally {
    await close();
  }
}
