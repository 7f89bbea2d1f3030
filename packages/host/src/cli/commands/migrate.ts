import { findDatabase, runMigrate } from '@meetcute/server/commands';
import { withSecretFiles } from '../../start/secret-files.ts';
import type { RunCommand } from '../command.ts';

/** Applies the migrations of this version, or lists them. */
export const run: RunCommand = ({ args, env }) => runMigrate(findDatabase(withSecretFiles(env)), args);
