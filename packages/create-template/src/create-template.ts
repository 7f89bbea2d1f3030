import { tokensSource } from '@meetcute/brand-tools/complete-tokens';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Answers } from './answers.ts';
import { readDesign, type Design } from './design.ts';
import type { AddedFont } from './fonts.ts';
import { readMark } from './mark.ts';
import type { Place } from './place.ts';
import { writeFolder, type Files } from './write-folder.ts';

/**
 * Steps that complete a template after its files are written. Each rejects with what a person should know. An interruption ends
 * the programs that they run.
 */
export interface Steps {
  /** Installs what adding a font needs. Default: nothing. */
  readonly prepare?: (folder: string) => Promise<void>;
  /** Adds a font from a file to the template in a folder, which uses it then: for headings alone, or for all texts. */
  readonly addFont: (folder: string, file: string, isHeading: boolean) => Promise<AddedFont>;
  /** Formats and installs the template. Default: nothing. */
  readonly finish?: (folder: string) => Promise<void>;
  /** Undoes what the steps changed outside the folder. Default: nothing. */
  readonly undo?: () => Promise<void>;
}

/** A template that was made. */
export interface CreatedTemplate {
  /** Absolute path. */
  readonly folder: string;
  /** Paths in the folder. */
  readonly files: readonly string[];
  /** Sentences about what a person should know. */
  readonly notes: readonly string[];
}

/** Adds the fonts that answers name, that of texts first. */
async function addFonts(
  folder: string,
  { font, headingFont }: Answers,
  { addFont }: Steps,
): Promise<readonly AddedFont[]> {
  const addedFonts = font === null ? [] : [await addFont(folder, resolve(font), false)];
  const isOther = headingFont !== null && (font === null || resolve(font) !== resolve(headingFont));
  return isOther ? [...addedFonts, await addFont(folder, resolve(headingFont), true)] : addedFonts;
}

function filesOf(place: Place, answers: Answers, { base, tokens }: Design): Files {
  const { accent, onAccent } = tokens.light;
  const svg = answers.icon === null ? null : readMark(answers.icon);
  const mark = { accent, ink: onAccent, svg };
  return place.files({ ...answers, tokens: tokensSource(base, tokens), mark });
}

/**
 * Creates a template at a place. Rejects with all problems of the answers, and writes nothing then. A step that fails, or the
 * `signal`, removes all that was made.
 */
export async function createTemplate(
  place: Place,
  answers: Answers,
  steps: Steps,
  signal: AbortSignal = new AbortController().signal,
): Promise<CreatedTemplate> {
  const design = await readDesign(place, answers);
  const folder = join(place.parent, answers.name);
  const files = filesOf(place, answers, design);
  await writeFolder(folder, files, signal);
  try {
    await steps.prepare?.(folder);
    signal.throwIfAborted();
    const fonts = await addFonts(folder, answers, steps);
    signal.throwIfAborted();
    await steps.finish?.(folder);
    signal.throwIfAborted();
    return {
      folder,
      files: [...new Set([...Object.keys(files), ...fonts.flatMap((font) => font.files)])],
      notes: [...design.notes, ...fonts.flatMap((font) => font.notes)],
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    await steps.undo?.();
    throw signal.aborted ? signal.reason : error;
  }
}
