import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProblems, type Answers } from './answers.ts';
import { findTemplates, readTokens } from './bases.ts';
import { deriveColours } from './colours.ts';
import { templateFiles } from './files/template-files.ts';
import { writeFolder } from './write-folder.ts';

/** A template that was made. */
export interface CreatedTemplate {
  /** Absolute path. */
  readonly folder: string;
  /** Paths in the folder. */
  readonly files: readonly string[];
}

/** Creates a template in a folder of templates. Rejects with all problems of the answers, and writes nothing then. */
export async function createTemplate(templates: string, answers: Answers): Promise<CreatedTemplate> {
  const problems = findProblems(answers, findTemplates(templates), readdirSync(templates));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const base = await readTokens(templates, answers.base);
  const colours = answers.colours.length > 0 ? deriveColours(base, answers.colours) : null;
  const { accent, onAccent } = { ...base.light, ...colours?.light };
  const files = templateFiles({ ...answers, colours, mark: { accent, ink: onAccent } });
  const folder = join(templates, answers.name);
  await writeFolder(folder, files);
  return { folder, files: Object.keys(files) };
}
