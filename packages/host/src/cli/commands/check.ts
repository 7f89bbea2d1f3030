import { checkSites } from '../../check/check.ts';
import { readEnvironment } from '../../start/environment.ts';
import { readSites } from '../../start/sites.ts';
import type { RunCommand } from '../command.ts';
import { refuseArguments } from '../no-arguments.ts';

/** Checks the site files. */
export const run: RunCommand = async ({ args, env }) => {
  refuseArguments(args);
  const { sitesDir, apiOrigin } = readEnvironment(env);
  const { text, isComplete } = await checkSites(readSites(sitesDir), apiOrigin);
  return { text, isFailure: !isComplete };
};
