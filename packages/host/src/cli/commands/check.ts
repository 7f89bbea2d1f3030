import type { CommandOutput } from '@meetcute/server/commands';
import { checkSites } from '../../check/check.ts';
import { readEnvironment } from '../../start/environment.ts';
import { inspectSites } from '../../start/sites.ts';
import type { Variables } from '../../start/secret-files.ts';

/** Checks the site files. */
export async function check(env: Variables): Promise<CommandOutput> {
  const environment = readEnvironment(env);
  const { text, data, isComplete } = await checkSites(inspectSites(environment.sitesDir), environment);
  return { text, data, isFailure: !isComplete };
}
