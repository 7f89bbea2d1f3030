import { matchersOf, retiredWords } from '../glossary/glossary.ts';
import { localeCodes } from '../locales.ts';
import type { MemberText } from './member-texts.ts';
import type { Problem } from './problem.ts';

const matchers = new Map(localeCodes.map((locale) => [locale, matchersOf(locale)]));

/** Reports retired words, with what to write instead. */
export const retiredTexts = ({ locale, key, text, file, line }: MemberText): readonly Problem[] =>
  retiredWords(matchers.get(locale) ?? [], key, text).map(({ term, retired, use }) => ({
    file,
    line,
    message: `'${key}' says '${retired}'. Write '${use}', the word for '${term}' in docs/reference/texts-glossary.md.`,
  }));

/** No-break space. It is in every Latin subset of a font, unlike the narrow one (U+202F). */
const SPACE = '\u00A0';

const BEFORE = new RegExp(`(?<!${SPACE})[;:!?»](?!//)`, 'g');
const AFTER = new RegExp(`«(?!${SPACE})`, 'g');

/** Returns the marks of a French text that lack their no-break space. */
export function marksWithoutSpace(text: string): readonly string[] {
  const shown = text.replace(/\{\{.*?\}\}/g, 'X').replace(/\]\(.*?\)/g, ']');
  return [BEFORE, AFTER].flatMap((pattern) => [...shown.matchAll(pattern)].map(([mark]) => mark));
}

/** Reports French texts without a no-break space before `; : ! ? »` or after `«`, where a line could break. */
export function frenchSpaces({ locale, key, text, file, line }: MemberText): readonly Problem[] {
  const marks = locale === 'fr' ? marksWithoutSpace(text) : [];
  if (marks.length === 0) return [];
  const message = `'${key}' needs a no-break space (U+00A0) at ${[...new Set(marks)].join(' ')}`;
  return [{ file, line, message: `${message}, before ; : ! ? » and after «.` }];
}
