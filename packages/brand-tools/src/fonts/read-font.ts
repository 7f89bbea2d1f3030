import { create, type Font } from 'fontkitten';
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { findMissingLetters, LATIN_LETTERS, listLetters, SUBSET_HINT } from './alphabets.ts';
import { InputError } from '../input-error.ts';

/** Bytes of the largest font: one with all Chinese characters has about twenty million. */
const LARGEST = 40_000_000;

const formats: Readonly<Record<string, string>> = {
  '\0\u0001\0\0': 'TrueType',
  true: 'TrueType',
  OTTO: 'OpenType',
  wOF2: 'WOFF2',
};

const otherFormats: Readonly<Record<string, string>> = {
  wOFF: 'is WOFF 1, which was made smaller once and is half a font today. Take the WOFF2, TTF or OTF file of the font.',
  ttcf: 'is a collection of several fonts. Take the file of one font.',
};

/** A font, and the bytes that it was read from. */
export interface ReadFont {
  readonly font: Font;
  readonly bytes: Buffer;
  /** Unicode numbers of its characters. */
  readonly characters: ReadonlySet<number>;
}

function readBytes(file: string): Buffer {
  const name = basename(file);
  try {
    const stat = statSync(file);
    if (stat.isDirectory()) throw new InputError(`${name} is a folder. Name the font in it.`);
    if (stat.size > LARGEST)
      throw new InputError(
        `${name} has ${Math.ceil(stat.size / 1e6)} MB, more than a font of ${LARGEST / 1e6} MB.`,
      );
    return readFileSync(file);
  } catch (fault) {
    const { code } = fault as NodeJS.ErrnoException;
    if (code === 'ENOENT')
      throw new InputError(`There is no file ${file}. Name a font that exists.`, { cause: fault });
    if (code !== undefined) throw new InputError(`${name} can't be read: ${code}.`, { cause: fault });
    throw fault;
  }
}

/** Reads a font. Throws an error that says what the file is, where it is no font or one that can't be used. */
export function readFont(file: string): ReadFont {
  const name = basename(file);
  const bytes = readBytes(file);
  const signature = bytes.subarray(0, 4).toString('latin1');
  const problem = otherFormats[signature];
  if (problem !== undefined) throw new InputError(`${name} ${problem}`);
  if (formats[signature] === undefined)
    throw new InputError(`${name} is no font. Name a WOFF2, TTF or OTF file.`);
  let font: ReturnType<typeof create>;
  let characters: ReadonlySet<number>;
  try {
    font = create(bytes);
    if (font.isCollection) throw new InputError('it is a collection');
    characters = new Set(font.characterSet);
    // Reads the tables that are needed later, so that a broken one is found now.
    void [font.ascent, font['OS/2'].fsType, font.variationAxes, font.familyName];
  } catch (fault) {
    throw new InputError(`${name} is a broken font: ${(fault as Error).message}. Download it again.`, {
      cause: fault,
    });
  }
  const missing = [...LATIN_LETTERS].filter((letter) => !characters.has(letter.codePointAt(0)!));
  if (missing.length > 0)
    throw new InputError(
      `${name} has no letters ${missing.slice(0, 10).join('')}${missing.length > 10 ? '…' : ''}. Take a font for Latin scripts, and its whole file, not a part for one script.`,
    );
  return { font, bytes, characters };
}

/** Returns which letters a font lacks for which language, and what to do; null if it covers all of them. */
export function findCoverageProblem(
  file: string,
  { characters }: Pick<ReadFont, 'characters'>,
): string | null {
  const missing = findMissingLetters(characters).map(
    ({ language, letters }) => `${listLetters(letters)} for ${language}`,
  );
  return missing.length === 0 ? null : `${basename(file)} has no ${missing.join(', no ')}. ${SUBSET_HINT}`;
}

/** Returns the characters of font files together, as browsers take them from the subsets of one font. */
export function readCharacters(files: readonly string[]): ReadonlySet<number> {
  const fonts = files.map((file) => create(readBytes(file)));
  return new Set(fonts.flatMap((font) => (font.isCollection ? [] : font.characterSet)));
}

/** Style words at the end of the name of a family, in old fonts and in variable ones. */
const STYLE =
  /[ -](thin|hairline|(extra|ultra|semi|demi)? ?-?(light|bold|black)|regular|book|normal|medium|heavy|italic|oblique|variable|vf|roman|\d+pt)$/i;

/** Returns the name of a font's family, without its style. */
export function readFamily(font: Font): string {
  let name = (font.getName('preferredFamily') ?? font.familyName).trim();
  while (STYLE.test(name)) name = name.replace(STYLE, '').trim();
  return name;
}
