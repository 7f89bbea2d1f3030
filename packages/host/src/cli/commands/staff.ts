import { runStaff } from '@meetcute/server/commands';
import { deskOrigin } from '../../desk/desk-place.ts';
import { readEnvironment } from '../../start/environment.ts';
import { readSites } from '../../start/sites.ts';
import type { RunCommand } from '../command.ts';
import { withDatabase } from '../with-database.ts';

/** Adds, lists, resets or disables members of the staff. */
export const run: RunCommand = ({ args, env }) => {
  const readPlace = () => {
    const { sitesDir, desk } = readEnvironment(env);
    return {
      sites: readSites(sitesDir).map(({ id }) => id),
      origin: desk ? deskOrigin(desk, desk.port) : null,
    };
  };
  return withDatabase(env, (services) => runStaff(services, readPlace, args, new Date()));
};
