import { runJobs } from '@meetcute/server/commands';
import type { RunCommand } from '../command.ts';
import { withDatabase } from '../with-database.ts';

/** Lists jobs, or makes failed ones due. */
export const run: RunCommand = ({ args, env }) =>
  withDatabase(env, (services) => runJobs(services, args, new Date()));
