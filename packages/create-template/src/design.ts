import { deriveColours } from '@meetcute/brand-tools/brand-colours';
import { completeTokens } from '@meetcute/brand-tools/complete-tokens';
import { defaultTokens, extendTokens, type Tokens } from '@meetcute/theme';
import { findProblems, type Answers } from './answers.ts';
import type { Place } from './place.ts';

/** Tokens of a new template, and those of its base. */
export interface Design {
  readonly base: Tokens;
  readonly tokens: Tokens;
  /** Sentences about what a person should know, such as colours outside sRGB. */
  readonly notes: readonly string[];
}

/** Returns the tokens of a template that looks as answered. Throws an error that says what can't be used. */
export function designTokens(
  base: Tokens,
  { colours, tokens, mendsContrast }: Pick<Answers, 'colours' | 'tokens' | 'mendsContrast'>,
): Omit<Design, 'base'> {
  if (tokens.length > 0) return completeTokens(tokens, base, mendsContrast);
  return { tokens: colours.length > 0 ? extendTokens(base, deriveColours(base, colours)) : base, notes: [] };
}

/** Resolves with the tokens of a new template. Rejects with everything that is wrong with the answers. */
export async function readDesign(place: Place, answers: Answers): Promise<Design> {
  const problems = findProblems(answers, place);
  try {
    const hasBase = place.bases.includes(answers.base);
    const base = hasBase ? await place.readTokens(answers.base) : defaultTokens;
    // Colours that are none are among the problems.
    const design = designTokens(base, problems.length === 0 ? answers : { ...answers, colours: [] });
    if (problems.length === 0) return { base, ...design };
  } catch (error) {
    problems.push((error as Error).message);
  }
  throw new Error(problems.join('\n'));
}
