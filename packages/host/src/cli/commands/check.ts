import type { CommandOutput } from '@meetcute/server/commands';
import { checkSites } from '../../check/check.ts';
import { readEnvironment } from '../../start/environment.ts';
import { readSites } from '../../start/sites.ts';
import type { Variables } from '../../start/secret-files.ts';

/** Checks the site files. */
export async function check(env: Variables): Promise<CommandOutput> {
  const { sitesDir, apiOrigin } = readEnvironment(env);
  const { text, isComplete } = await checkSites(readSites(sitesDir), apiOrigin);
  return { text, isFailure: !isComplete };
}
