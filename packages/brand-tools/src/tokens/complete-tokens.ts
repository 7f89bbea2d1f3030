import { extendTokens, type Tokens } from '@meetcute/theme';
import { InputError } from '../input-error.ts';
import { findContrastProblems, mendContrast } from './contrast.ts';
import { readTokenFiles } from './read-tokens.ts';
import { findDifferences, findChanges, writeSource } from './token-source.ts';

/** Tokens of files over those of a base, and what to say about them. */
export interface CompletedTokens {
  readonly tokens: Tokens;
  readonly notes: readonly string[];
}

const CONTRAST = [
  'These colours of the file have too little contrast:',
  'Change them in the file, or let --fix make them lighter or darker.',
] as const;

/** Returns tokens whose colours can be read, in both schemes. */
export const mendSchemes = (tokens: Tokens): Tokens => ({
  ...tokens,
  light: mendContrast(tokens.light),
  dark: mendContrast(tokens.dark),
});

/**
 * Reads tokens from files, and completes them with those of a base. Throws an error with everything that is wrong, colours
 * with too little contrast included.
 */
export function completeTokens(
  files: readonly string[],
  base: Tokens,
  mendsContrast = false,
): CompletedTokens {
  const importedFiles = readTokenFiles(files);
  const extendedTokens = extendTokens(base, importedFiles.tokens);
  const tokens = mendsContrast ? mendSchemes(extendedTokens) : extendedTokens;
  const problems = findContrastProblems(tokens);
  if (problems.length > 0)
    throw new InputError([CONTRAST[0], ...problems, ...(mendsContrast ? [] : [CONTRAST[1]])]);
  const mendNotes = findChanges(extendedTokens, tokens).map(
    ({ path, from, to }) => `${path} is ${to} in place of ${from}, which has too little contrast.`,
  );
  const fonts = findChanges(base, tokens).filter(({ path }) => path.startsWith('font.'));
  const fontNotes = fonts.map(
    ({ path, to }) =>
      `${path} is ${to}. A font that is not installed everywhere needs a file: npx meetcute fonts <file>.`,
  );
  return { tokens, notes: [...importedFiles.notes, ...mendNotes, ...fontNotes] };
}

/** Returns the source of `src/tokens.ts` of a template that extends one with the tokens of the base. */
export const tokensSource = (base: Tokens, tokens: Tokens): string =>
  writeSource(findDifferences(base, tokens), { isExtension: true });
