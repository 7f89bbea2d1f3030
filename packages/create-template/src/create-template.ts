import { tokensSource } from '@meetcute/brand-tools/complete-tokens';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Answers } from './answers.ts';
import { readDesign, type Design } from './design.ts';
import { withFonts, type BrandFonts, type MadeFont } from './fonts.ts';
import { readMark } from './mark.ts';
import type { Place } from './place.ts';
import { writeFiles, writeFolder, type Files } from './write-folder.ts';

/**
 * Steps that complete a template after its files are written. Each rejects with what a person should know. An interruption ends
 * the programs that they run.
 */
export interface Steps {
  /** Installs what adding a font needs. Default: nothing. */
  readonly prepare?: (folder: string) => Promise<void>;
  /** Adds a font from a file to the template in a folder. */
  readonly addFont: (folder: string, file: string) => Promise<MadeFont>;
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

/** Resolves with the fonts that answers name, after they are added; null without one. */
async function addFonts(
  folder: string,
  { font, headingFont }: Answers,
  { addFont }: Steps,
): Promise<BrandFonts | null> {
  const text = font === null ? null : await addFont(folder, resolve(font));
  const isOther = headingFont !== null && (font === null || resolve(font) !== resolve(headingFont));
  const display = isOther ? await addFont(folder, resolve(headingFont)) : text;
  return display && { text, display };
}

function filesOf(
  place: Place,
  answers: Answers,
  { base, tokens }: Design,
  fonts: BrandFonts | null = null,
): Files {
  const { accent, onAccent } = tokens.light;
  return place.files({
    ...answers,
    tokens: tokensSource(base, withFonts(tokens, fonts)),
    fonts,
    mark: { accent, ink: onAccent, svg: answers.icon === null ? null : readMark(answers.icon) },
  });
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
    const all = fonts ? filesOf(place, answers, design, fonts) : files;
    const changed = Object.entries(all).filter(([path, text]) => files[path] !== text);
    await writeFiles(folder, Object.fromEntries(changed), signal);
    await steps.finish?.(folder);
    signal.throwIfAborted();
    const added = [...new Set([fonts?.text, fonts?.display])].filter(
      (font) => font !== null && font !== undefined,
    );
    return {
      folder,
      files: [...new Set([...Object.keys(all), ...added.flatMap((font) => font.files)])],
      notes: [...design.notes, ...added.flatMap((font) => font.notes)],
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    await steps.undo?.();
    throw signal.aborted ? signal.reason : error;
  }
}
