import { runModeration } from '@meetcute/server/commands';
import type { RunCommand } from '../command.ts';
import { textFieldsFrom } from '../text-fields.ts';
import { withDatabase } from '../with-database.ts';

/** Acts on members, and lists the audit log. */
export const run: RunCommand = ({ args, env }) =>
  withDatabase(env, (services) => runModeration({ ...services, textFieldsOf: textFieldsFrom(env) }, args));
