import type { CommandOutput } from '@meetcute/server/commands';
import { findDatabase, runMigrate } from '@meetcute/server/maintenance';
import { type Variables, withSecretFiles } from '../../start/secret-files.ts';

/** Applies the migrations of this version, or lists them. */
export const migrate = async (env: Variables, isDryRun: boolean): Promise<CommandOutput> =>
  runMigrate(findDatabase(withSecretFiles(env)), { isDryRun });
