import { parseOptions } from '@meetcute/server/commands';
import { resolve } from 'node:path';
import { UsageError } from './usage-error.ts';

/** Returns the folder that is the only argument of a command. Throws a UsageError for any other command line. */
export function readFolder(command: string, args: readonly string[]): string {
  const { positionals } = parseOptions({ args: [...args], allowPositionals: true });
  const [folder, ...rest] = positionals;
  if (!folder || rest.length > 0) throw new UsageError(`Name one folder: ${command} <folder>.`);
  return resolve(folder);
}
