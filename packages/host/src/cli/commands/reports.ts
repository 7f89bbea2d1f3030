import { runReports } from '@meetcute/server/commands';
import type { RunCommand } from '../command.ts';
import { textFieldsFrom } from '../text-fields.ts';
import { withDatabase } from '../with-database.ts';

/** Lists reports, or decides one. */
export const run: RunCommand = ({ args, env }) =>
  withDatabase(env, (services) =>
    runReports({ ...services, textFieldsOf: textFieldsFrom(env) }, args, new Date()),
  );
