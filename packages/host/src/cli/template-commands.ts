import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commands } from './commands.ts';

type Entry = (typeof commands)[number];

/** Returns the file with the commands of templates that is installed in a folder; null where none is. */
function findTemplateTools(folder: string): string | null {
  try {
    return createRequire(join(folder, 'package.json')).resolve('@meetcute/brand-tools/commands');
  } catch {
    return null;
  }
}

/**
 * Resolves with the commands in a folder: those of the host, and where `@meetcute/brand-tools` is installed, those of
 * templates before them. A command of templates replaces the one of the host with its name.
 */
export async function readCommands(folder: string): Promise<readonly Entry[]> {
  const file = findTemplateTools(folder);
  if (file === null) return commands;
  const tools = (await import(pathToFileURL(file).href)) as { commands: readonly Entry[] };
  const names = new Set(tools.commands.map(({ name }) => name));
  return [...tools.commands, ...commands.filter(({ name }) => !names.has(name))];
}
