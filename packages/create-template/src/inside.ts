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

/** Resolves with the complete tokens of a template: its own over those of the templates that it extends. */
export async function readTokens(templates: string, name: string): Promise<Tokens> {
  const folder = join(templates, name);
  const base = baseOf(folder);
  const baseTokens = base === undefined ? defaultTokens : await readTokens(templates, base);
  const file = join(folder, 'src', 'tokens.ts');
  if (!existsSync(file)) return baseTokens;
  const { tokens } = (await import(pathToFileURL(file).href)) as { tokens?: DeepPartial<Tokens> };
  if (!tokens)
    throw new Error(`${file} has no export 'tokens'. Export the tokens of the template by this name.`);
  return extendTokens(baseTokens, tokens);
}

/** Returns a folder of templates in the workspace as the place of a new one. */
export const workspacePlace = (templates: string): Place => ({
  command: 'npm run new-template --',
  parent: templates,
  bases: findTemplates(templates),
  folders: readdirSync(templates),
  readTokens: (base) => readTokens(templates, base),
  files: workspaceFiles,
});
