import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeError } from '@meetcute/server/describe-error';
import { commands } from './commands.ts';

type Entry = (typeof commands)[number];

/** Resolves with the file with the commands of templates that is installed in a folder; null where none is. */
async function findTemplateTools(folder: string): Promise<string | null> {
  try {
    return createRequire(join(folder, 'package.json')).resolve('@meetcute/brand-tools/commands');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null;
    const { readTemplateName } = await import('../start/template-folders.ts');
    readTemplateName(folder);
    return null;
  }
}

/** Prints that the commands of templates are missing, and why. */
const reportMissing = (reason: string) =>
  console.error(`The commands of templates can't be loaded: ${reason}`);

/** Adds commands to others, except those whose names these have. */
const withOthers = (first: readonly Entry[], others: readonly Entry[]): readonly Entry[] => [
  ...first,
  ...others.filter(({ name }) => first.every((each) => each.name !== name)),
];

/**
 * Resolves with the commands in a folder: those of the host, and those of templates where `@meetcute/brand-tools` is
 * installed. In the folder of a template, or where an argument names one, `check` is that of templates, which checks its
 * site files too.
 */
export async function readCommands(folder: string, args: readonly string[] = []): Promise<readonly Entry[]> {
  const file = await findTemplateTools(folder).catch((error: unknown) => {
    // The host's own commands name it too, if they need the file.
    reportMissing((error as Error).message);
    return null;
  });
  if (file === null) return commands;
  const tools = await import(pathToFileURL(file).href).then(
    (module: { commands: readonly Entry[] }) => module,
    // An installation that was interrupted must stop neither a start nor a backup.
    (error: unknown) => {
      reportMissing(`${describeError(error)} Install the packages again: npm install`);
      return null;
    },
  );
  if (!tools) return commands;
  const isTemplate = ['', ...args].some((path) => existsSync(join(resolve(folder, path), 'src/template.ts')));
  return isTemplate ? withOthers(tools.commands, commands) : withOthers(commands, tools.commands);
}
