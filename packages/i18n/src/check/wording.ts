import { createMatchers, retiredWords } from '../glossary/glossary.ts';
import { localeCodes } from '../locales.ts';
import type { MemberText } from './member-texts.ts';
import type { Problem } from './problem.ts';

const matchers = new Map(localeCodes.map((locale) => [locale, createMatchers(locale)]));

/** Reports retired words, with what to write instead. */
export const retiredTexts = ({ locale, key, text, file, line }: MemberText): readonly Problem[] =>
  retiredWords(matchers.get(locale) ?? [], key, text).map(({ term, retired, use }) => ({
    file,
    line,
    message: `'${key}' says '${retired}'. Write '${use}', the word for '${term}' in docs/reference/texts-glossary.md.`,
  }));
