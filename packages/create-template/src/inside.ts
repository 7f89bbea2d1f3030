import { readdirSync } from 'node:fs';
import { findTemplates, readTokens } from './bases.ts';
import { workspaceFiles } from './files/workspace-files.ts';
import type { Place } from './place.ts';

/** Returns a folder of templates in the workspace as the place of a new one. */
export const workspacePlace = (templates: string): Place => ({
  command: 'npm run new-template --',
  parent: templates,
  bases: findTemplates(templates),
  folders: readdirSync(templates),
  readTokens: (base) => readTokens(templates, base),
  files: workspaceFiles,
});
