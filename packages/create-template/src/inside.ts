import { defaultTokens, extendTokens, type DeepPartial, type Tokens } from '@meetcute/theme';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceFiles } from './files/workspace-files.ts';
import type { Place } from './place.ts';

const PACKAGE = '@meetcute/template-';

/** Returns the names of the templates in a folder, which new ones can extend. */
const findTemplates = (folder: string): string[] =>
  globSync('*/src/template.ts', { cwd: folder })
    .map((file) => basename(dirname(dirname(file))))
    .toSorted();

/** Returns the name of the template that a template extends; undefined for one that extends none. */
function baseOf(folder: string): string | undefined {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Readonly<Record<string, string>>;
  };
  return Object.keys(dependencies)
    .find((dependency) => dependency.startsWith(PACKAGE))
    ?.slice(PACKAGE.length);
}

async function importTokens(file: string): Promise<DeepPartial<Tokens>> {
  const { tokens } = (await import(pathToFileURL(file).href)) as { tokens?: DeepPartial<Tokens> };
  if (!tokens) throw new Error("it has no export 'tokens'");
  return tokens;
}

/**
 * Resolves with the complete tokens of a template: its own over those of the templates that it extends. `above` has the names
 * of those that extend it. Rejects with the file that can't be used.
 */
export async function readTokens(
  templates: string,
  name: string,
  above: readonly string[] = [],
): Promise<Tokens> {
  const folder = join(templates, name);
  let file = join(folder, 'package.json');
  try {
    const base = baseOf(folder);
    if (base !== undefined && [...above, name].includes(base))
      throw new Error(`'${base}' extends itself through '${name}'`);
    const baseTokens =
      base === undefined ? defaultTokens : await readTokens(templates, base, [...above, name]);
    file = join(folder, 'src', 'tokens.ts');
    return existsSync(file) ? extendTokens(baseTokens, await importTokens(file)) : baseTokens;
  } catch (error) {
    if (error instanceof BaseError) throw error;
    throw new BaseError(
      `The template '${name}' can't be extended, because ${file} can't be used: ${(error as Error).message}. Mend it, or choose another base.`,
      { cause: error },
    );
  }
}

/** A file of a base that can't be used. */
class BaseError extends Error {
  override name = 'BaseError';
}

/** Returns a folder of templates in the workspace as the place of a new one. */
export const workspacePlace = (templates: string): Place => ({
  command: 'npm run new-template --',
  parent: templates,
  bases: findTemplates(templates),
  folders: readdirSync(templates),
  packages: [],
  installsForFonts: false,
  readTokens: (base) => readTokens(templates, base),
  files: workspaceFiles,
});
