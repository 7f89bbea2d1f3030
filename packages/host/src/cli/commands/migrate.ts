import type { CommandOutput } from '@meetcute/server/commands';
import { runMigrate } from '@meetcute/server/maintenance';
import type { Variables } from '../../start/secret-files.ts';
import { findHostDatabase } from '../with-database.ts';

/** Applies the migrations of this version, or lists them. */
export const migrate = async (env: Variables, isDryRun: boolean): Promise<CommandOutput> =>
  runMigrate(findHostDatabase(env), { isDryRun });
