import { runCredits } from '@meetcute/server/commands';
import type { RunCommand } from '../command.ts';
import { withDatabase } from '../with-database.ts';

/** Shows or corrects credits, or refunds an order. */
export const run: RunCommand = ({ args, env }) =>
  withDatabase(env, (services) => runCredits(services, args, new Date()));
