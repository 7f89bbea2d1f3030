import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LocaleCode } from '@meetcute/i18n';
import { writeAll } from '../write-all.ts';
import { findMissingLetters, listLetters, SUBSET_HINT } from './alphabets.ts';
import { findFamilyProblem, fontNames, fontSource } from './font-source.ts';
import { readFamily, readFont, type ReadFont } from './read-font.ts';
import { measure, writeSubsets, type Measures, type StandIn } from './subset.ts';
import { applyFont } from './apply-font.ts';
import { InputError } from '../input-error.ts';

export interface FontOptions {
  /** WOFF2, TTF or OTF file. */
  readonly file: string;
  /** Folder of the template. */
  readonly template: string;
  /** Name of the family. Default: the one in the font. */
  readonly name?: string | undefined;
  /** Kind of installed fonts that serve as the fallback. Default: by the serifs of the font. */
  readonly standIn?: StandIn | undefined;
  /** Whether existing files are replaced. Default: refuse to. */
  readonly isForced?: boolean;
  /** Whether headings alone are in it. Default: all texts. */
  readonly isHeading?: boolean;
}

export interface CreatedFont extends Measures {
  /** Name of the family. */
  readonly family: string;
  /** Weight, or range of the weight axis such as `300 900`. */
  readonly weight: string;
  /** Stack of fonts for `font.text` or `font.display` in `tokens.ts`. */
  readonly stack: string;
  /** Constant that `src/fonts.ts` lists. */
  readonly constant: string;
  /** Files that were written, in the folder of the template, with their bytes. */
  readonly files: readonly { readonly path: string; readonly size: number }[];
  /** Languages that the font does not cover, with the letters that it lacks. */
  readonly missing: readonly { readonly language: LocaleCode; readonly letters: string }[];
  /** Sentences about what a person should know, such as an italic font. */
  readonly notes: readonly string[];
  /** Sentences about what was changed in files of the template, so that it uses the font. */
  readonly changes: readonly string[];
  /** Sentences about what a person has to add, where a file is of another form than in a new template. */
  readonly remaining: readonly string[];
}

/** Bytes of a subset from which pages get slow on a phone. */
const LARGE = 60_000;

/** Returns what a person should know about a font. */
export function noteFont({ font }: ReadFont, missing: CreatedFont['missing']): string[] {
  const { noEmbedding, noSubsetting, bitmapOnly, viewOnly } = font['OS/2'].fsType;
  const axes = Object.keys(font.variationAxes);
  const fixedAxes = axes.filter((axis) => axis !== 'wght');
  const notes = missing.map(
    ({ language, letters }) =>
      `The font has no ${listLetters(letters)} for ${language}: such letters are in the fallback font.`,
  );
  if (missing.length > 0) notes.push(`\`npx meetcute check\` fails for such a font. ${SUBSET_HINT}`);
  if (noEmbedding || noSubsetting || bitmapOnly || viewOnly)
    notes.push(
      'The font says that it may not be embedded, or not in parts (OS/2 fsType). Ask its maker for a licence for web sites.',
    );
  if (fixedAxes.length > 0) notes.push(`The axes ${fixedAxes.join(', ')} are fixed at their default.`);
  if (!axes.includes('wght'))
    notes.push(
      `The font has the weight ${font['OS/2'].usWeightClass} alone, so bold text looks the same. Take a variable font.`,
    );
  if (font.italicAngle !== 0 || font['OS/2'].fsSelection.italic)
    notes.push('The font is italic, and so is every text in it.');
  return notes;
}

/** Returns everything that is in the way of a font, each as a sentence that says what to do. */
const findProblems = (family: string, template: string, files: readonly string[]): string[] =>
  [
    findFamilyProblem(family),
    existsSync(join(template, 'package.json'))
      ? null
      : `There is no package.json in ${template}. Go to the folder of the template.`,
    ...files
      .filter((path) => existsSync(join(template, path)))
      .map((path) => `${path} already exists. Add --force to replace it, or --name for another.`),
  ].filter((problem) => problem !== null);

/** Returns the files of a template that exist and have another content. */
const findReplaced = (template: string, files: Readonly<Record<string, string | Uint8Array>>): string[] =>
  Object.entries(files)
    .filter(([path]) => existsSync(join(template, path)))
    .filter(([path, content]) => !readFileSync(join(template, path)).equals(Buffer.from(content)))
    .map(([path]) => path);

/**
 * Makes a font of a template from a file: its Latin subsets as WOFF2, and a module with its metrics. The list of fonts, the
 * template and its tokens get what they need to use it. Rejects with everything that is wrong, and writes nothing then.
 */
export async function createFont({
  file,
  template,
  name,
  standIn,
  isForced,
  isHeading = false,
}: FontOptions): Promise<CreatedFont> {
  const parsedFont = readFont(file);
  const { font, characters } = parsedFont;
  const family = (name ?? readFamily(font)).trim();
  const { slug } = fontNames(family, 'sans');
  const [latin, latinExt, module] = ['-latin.woff2', '-latin-ext.woff2', '.ts'].map(
    (end) => `src/fonts/${slug}${end}`,
  ) as [string, string, string];
  const problems = findProblems(family, template, isForced === true ? [] : [latin, latinExt, module]);
  if (problems.length > 0) throw new InputError(problems);
  const measures = await measure(parsedFont, standIn);
  const names = fontNames(family, measures.standIn);
  const subsets = await writeSubsets(parsedFont);
  const axis = font.variationAxes['wght'];
  const weight = axis ? `${axis.min} ${axis.max}` : String(font['OS/2'].usWeightClass);
  const files: Record<string, string | Uint8Array> = {
    [latin]: subsets.latin,
    ...(subsets.latinExt && { [latinExt]: subsets.latinExt }),
    [module]: fontSource({ ...names, ...measures, weight, hasLatinExt: subsets.latinExt !== null }),
  };
  const replacedPaths = findReplaced(template, files);
  const use = applyFont(template, { ...names, isHeading });
  const list = existsSync(join(template, 'src/fonts.ts')) ? undefined : use.files.get('src/fonts.ts');
  writeAll(template, new Map([...Object.entries(files), ...use.files]));
  const missing = findMissingLetters(characters);
  const writtenFiles = list === undefined ? files : { ...files, 'src/fonts.ts': list };
  const sizes = Object.entries(writtenFiles).map(([path, content]) => ({ path, size: content.length }));
  const large = sizes.filter(({ size }) => size > LARGE);
  return {
    family,
    weight,
    ...measures,
    stack: names.stack,
    constant: names.constant,
    files: sizes,
    missing,
    notes: [
      ...noteFont(parsedFont, missing),
      ...large.map(
        ({ path, size }) =>
          `${path} has ${Math.round(size / 1000)} kB, above ${LARGE / 1000} kB. You can keep it: on a slow phone texts are in the fallback font a little longer. A font with one weight is smaller.`,
      ),
    ],
    changes: [...replacedPaths.map((path) => `${path} was different, and is replaced`), ...use.changes],
    remaining: use.remaining,
  };
}
