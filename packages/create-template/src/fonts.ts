import { findCoverageProblem, readFamily, readFont } from '@meetcute/brand-tools/read-font';
import type { Tokens } from '@meetcute/theme';
import { basename, resolve } from 'node:path';

/** A font that was added to a template. */
export interface MadeFont {
  /** Constant that its module exports. */
  readonly constant: string;
  /** Path of its module in the folder of the template. */
  readonly module: string;
  /** Stack of fonts for `tokens.ts`. */
  readonly stack: string;
  /** Paths of its files. */
  readonly files: readonly string[];
  /** Sentences about what a person should know, such as languages that it does not cover. */
  readonly notes: readonly string[];
}

/** Fonts of a template: that of texts, if it is not the base's, and that of headings. */
export interface BrandFonts {
  readonly text: MadeFont | null;
  readonly display: MadeFont;
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

/** Returns tokens with the stacks of fonts. */
export const withFonts = (tokens: Tokens, fonts: BrandFonts | null): Tokens =>
  fonts === null
    ? tokens
    : { ...tokens, font: { text: fonts.text?.stack ?? tokens.font.text, display: fonts.display.stack } };

/** Returns a font from what the command `meetcute fonts` made. */
export function readMadeFont({
  family,
  constant,
  stack,
  files,
  notes,
}: {
  readonly family: string;
  readonly constant: string;
  readonly stack: string;
  readonly files: readonly { readonly path: string }[];
  readonly notes: readonly string[];
}): MadeFont {
  const paths = files.map(({ path }) => path);
  return {
    constant,
    stack,
    files: paths,
    module: paths.find((path) => /^src\/fonts\/.*\.ts$/.test(path))!,
    notes: notes.map((note) => `${family}: ${note}`),
  };
}
