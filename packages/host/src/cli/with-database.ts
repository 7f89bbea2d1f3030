import { findDatabase, openForCommands } from '@meetcute/server/maintenance';
import type { CommandContext } from '@meetcute/server/commands';
import { deskOrigin } from '../desk/desk-place.ts';
import { toApiSite } from '../start/api-site.ts';
import { readEnvironment } from '../start/environment.ts';
import { type Variables, withSecretFiles } from '../start/secret-files.ts';
import { readSites } from '../start/sites.ts';

/**
 * Opens the database of the host for a command and closes it afterwards. Throws a StartError when there is none, when a
 * running host has the embedded one, when its schema needs a migration first, or when a file of a secret is faulty.
 */
export async function withDatabase<T>(
  env: Variables,
  work: (context: CommandContext) => Promise<T>,
): Promise<T> {
  const { services, close } = await openForCommands(findDatabase(withSecretFiles(env)));
  try {
    return await work({
      ...services,
      now: new Date(),
      readSites: () => {
        const { sitesDir, port } = readEnvironment(env);
        return readSites(sitesDir).map(toApiSite(port));
      },
      readDeskOrigin: () => {
        const { desk } = readEnvironment(env);
        return desk ? deskOrigin(desk, desk.port) : null;
      },
    });
  } finally {
    await close();
  }
}
