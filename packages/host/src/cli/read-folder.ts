import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

/** Returns the folder that is the only argument of a command. Throws a UsageError for any other command line. */
export function readFolder(command: string, args: readonly string[]): string {
  let positionals: string[];
  try {
    ({ positionals } = parseArgs({ args: [...args], allowPositionals: true }));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const [folder, ...rest] = positionals;
  if (!folder || rest.length > 0) throw new UsageError(`Name one folder: ${command} <folder>.`);
  return resolve(folder);
}
