import type { Tokens } from '@meetcute/theme';
import { globSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { workspaceFiles } from './files/workspace-files.ts';
import type { Place } from './place.ts';

/** Returns the names of the templates in a folder, which new ones can extend. */
const findTemplates = (folder: string): string[] =>
  globSync('*/src/template.ts', { cwd: folder })
    .map((file) => basename(dirname(dirname(file))))
    .toSorted();

/** Resolves with the complete tokens of a template. Rejects with what keeps it from being extended. */
async function readTokens(folder: string): Promise<Tokens> {
  const { readTemplateTokens } = await import('@meetcute/brand-tools/tokens');
  try {
    return (await readTemplateTokens(folder)).tokens;
  } catch (error) {
    throw new Error(
      `The template '${basename(folder)}' can't be extended: ${(error as Error).message} Mend it, or choose another base.`,
      { cause: error },
    );
  }
}

/** Returns a folder of templates in the workspace as the place of a new one. */
export const workspacePlace = (templates: string): Place => ({
  command: 'npm run new-template --',
  parent: templates,
  bases: findTemplates(templates),
  folders: readdirSync(templates),
  packages: [],
  installsForFonts: false,
  readTokens: (base) => readTokens(join(templates, base)),
  files: workspaceFiles,
});
