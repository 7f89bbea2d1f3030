import { runMembers } from '@meetcute/server/commands';
import { toApiSite } from '../../start/api-site.ts';
import { readEnvironment } from '../../start/environment.ts';
import { readSites } from '../../start/sites.ts';
import type { RunCommand } from '../command.ts';
import { withDatabase } from '../with-database.ts';

/** Finds, shows, exports, logs out or deletes a member. */
export const run: RunCommand = ({ args, env }) => {
  const readApiSites = () => {
    const { sitesDir, port } = readEnvironment(env);
    return readSites(sitesDir).map(toApiSite(port));
  };
  return withDatabase(env, (services) => runMembers(services, readApiSites, args, new Date()));
};
