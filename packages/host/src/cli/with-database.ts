import { findDatabase, openForCommands } from '@meetcute/server/maintenance';
import type { CommandContext } from '@meetcute/server/commands';
import { deskOrigin } from '../desk/desk-place.ts';
import { toApiSite } from '../start/api-site.ts';
import { readDatabaseUrl } from '../start/addresses.ts';
import { readEnvironment } from '../start/environment.ts';
import { type Variables, withSecretFiles } from '../start/secret-files.ts';
import { readSites } from '../start/sites.ts';

/** Returns the location of the database of the host. Throws a StartError when its address or file is none. */
export function findHostDatabase(env: Variables): ReturnType<typeof findDatabase> {
  const variables = withSecretFiles(env);
  if (variables['DATABASE_URL']) readDatabaseUrl(variables['DATABASE_URL']);
  return findDatabase(variables);
}

/**
 * Opens the database of the host for a command and closes it afterwards. Throws a StartError when there is none, when a
 * running host has the embedded one, when its schema needs a migration first, or when a file of a secret is faulty.
 */
export async function withDatabase<T>(
  env: Variables,
  work: (context: CommandContext) => Promise<T>,
): Promise<T> {
  const { services, close } = await openForCommands(findHostDatabase(env));
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
