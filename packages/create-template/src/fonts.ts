import { findCoverageProblem, readFamily, readFont } from '@meetcute/brand-tools/read-font';
import { basename, resolve } from 'node:path';

/** A font that was added to a template. */
export interface AddedFont {
  /** Paths of its files. */
  readonly files: readonly string[];
  /** Sentences about what a person should know, such as languages that it does not cover. */
  readonly notes: readonly string[];
}

/** Returns why a file can't be the font of a template, and what to do; null if it can. */
export function findFontProblem(file: string): string | null {
  try {
    return findCoverageProblem(file, readFont(file));
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns why two font files can't be those of texts and of headings; null if they can. Both are fonts. */
export function findPairProblem(font: string | null, headingFont: string | null): string | null {
  if (font === null || headingFont === null || resolve(font) === resolve(headingFont)) return null;
  const [family, other] = [font, headingFont].map((file) => readFamily(readFont(file).font));
  return family === other
    ? `${basename(font)} and ${basename(headingFont)} are both called '${family}'. Give one of them for all texts, or a font of another family for headings.`
    : null;
}

/** Returns a font from what the command `meetcute fonts` made. */
export const readAddedFont = ({
  family,
  files,
  notes,
  remaining,
}: {
  readonly family: string;
  readonly files: readonly { readonly path: string }[];
  readonly notes: readonly string[];
  readonly remaining: readonly string[];
}): AddedFont => ({
  files: files.map(({ path }) => path),
  notes: [...notes.map((note) => `${family}: ${note}`), ...remaining],
});
