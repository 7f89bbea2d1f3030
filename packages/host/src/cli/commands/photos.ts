import { runPhotos } from '@meetcute/server/commands';
import type { RunCommand } from '../command.ts';
import { withDatabase } from '../with-database.ts';

/** Lists photos that nobody has looked at, approves or rejects them. */
export const run: RunCommand = ({ args, env }) =>
  withDatabase(env, (services) => runPhotos(services, args, new Date()));
