import { runReports } from '@meetcute/server/commands';
import type { RunCommand } from '../command.ts';
import { withDatabase } from '../with-database.ts';

/** Lists reports, or decides one. */
export const run: RunCommand = ({ args, env }) =>
  withDatabase(env, (services) => runReports(services, args, new Date()));
