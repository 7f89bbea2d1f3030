import { existsSync, readFileSync } from 'node:fs';
import { writeWhole } from '../write-whole.ts';
import { completeTokens, mendSchemes } from './complete-tokens.ts';
import { readTemplateTokens } from './template-tokens.ts';
import {
  findDifferences,
  findChanges,
  readSource,
  writeSource,
  type ReadSource,
  type TokenChange,
} from './token-source.ts';
import { InputError } from '../input-error.ts';

export interface ImportOptions {
  /** File in the format of the Design Tokens Community Group, or several: the modes that Figma exported. */
  readonly file: string | readonly string[];
  /** Folder of the template. */
  readonly template: string;
  /** Whether a `src/tokens.ts` loses comments and code that a person wrote into it. Default: refuse to. */
  readonly isForced?: boolean;
  /** Whether colours that can't be read become lighter or darker. Default: refuse them. */
  readonly mendsContrast?: boolean;
  /** Whether nothing is written. Default: false. */
  readonly isTrial?: boolean;
}

export interface ImportResult {
  /** Absolute path of `src/tokens.ts`. */
  readonly file: string;
  /** Tokens with another value than before. */
  readonly changes: readonly TokenChange[];
  /** Sentences about what a person should know, such as colours outside sRGB. */
  readonly notes: readonly string[];
  /** Whether the file was written; not where nothing changed. */
  readonly isWritten: boolean;
}

const readExisting = (file: string): ReadSource =>
  existsSync(file) ? readSource(readFileSync(file, 'utf8')) : { lostLines: [] };

/**
 * Writes the tokens of files into the template's `src/tokens.ts`: those that differ from the base. Tokens that the files don't
 * have stay. Rejects with everything that is wrong at once, and writes nothing then.
 */
export async function importTokens(options: ImportOptions): Promise<ImportResult> {
  const { file, base, isExtension, tokens: tokensBefore } = await readTemplateTokens(options.template);
  const files = [options.file].flat();
  const { tokens, notes } = completeTokens(files, tokensBefore, options.mendsContrast);
  const changes = findChanges(tokensBefore, tokens);
  if (changes.length === 0) return { file, changes, notes, isWritten: false };
  const source = readExisting(file);
  if (source.lostLines.length > 0 && options.isForced !== true)
    throw new InputError([
      `${file} has lines that would be lost:`,
      ...source.lostLines.map((line) => `  ${line}`),
      'The file would change:',
      ...changes.map(({ path, from, to }) => `  ${path}: ${from} → ${to}`),
      'Change these tokens by hand, or add --force.',
    ]);
  if (options.isTrial !== true)
    writeWhole(file, writeSource(findDifferences(base, tokens), { isExtension, ...source }));
  return { file, changes, notes, isWritten: options.isTrial !== true };
}

/**
 * Makes colours of a template that can't be read lighter or darker in its `src/tokens.ts`. Resolves with the changes: none
 * where the file has comments or code that would be lost.
 */
export async function mendTemplateContrast(template: string): Promise<readonly TokenChange[]> {
  const { file, base, isExtension, tokens: tokensBefore } = await readTemplateTokens(template);
  const tokens = mendSchemes(tokensBefore);
  const changes = findChanges(tokensBefore, tokens);
  const source = readExisting(file);
  if (changes.length === 0 || source.lostLines.length > 0) return [];
  writeWhole(file, writeSource(findDifferences(base, tokens), { isExtension, ...source }));
  return changes;
}
