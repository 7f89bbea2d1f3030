import { join } from 'node:path';
import { findProblems, type Answers } from './answers.ts';
import { deriveColours } from './colours.ts';
import type { Place } from './place.ts';
import { writeFolder } from './write-folder.ts';

/** A template that was made. */
export interface CreatedTemplate {
  /** Absolute path. */
  readonly folder: string;
  /** Paths in the folder. */
  readonly files: readonly string[];
}

/** Creates a template at a place. Rejects with all problems of the answers, and writes nothing then. */
export async function createTemplate(place: Place, answers: Answers): Promise<CreatedTemplate> {
  const problems = findProblems(answers, place);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const base = await place.readTokens(answers.base);
  const colours = answers.colours.length > 0 ? deriveColours(base, answers.colours) : null;
  const { accent, onAccent } = { ...base.light, ...colours?.light };
  const files = place.files({ ...answers, colours, mark: { accent, ink: onAccent } });
  const folder = join(place.parent, answers.name);
  await writeFolder(folder, files);
  return { folder, files: Object.keys(files) };
}
