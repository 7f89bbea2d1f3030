import type { MemberText } from './member-texts.ts';
import type { Problem } from './problem.ts';

/** No-break space. It is in every Latin subset of a font, unlike the narrow one (U+202F). */
const SPACE = '\u00A0';

const BEFORE = new RegExp(`(?<!${SPACE})[;:!?»](?!//)`, 'g');
const AFTER = new RegExp(`«(?!${SPACE})`, 'g');

/** Returns the marks of a French text that lack their no-break space. */
export function marksWithoutSpace(text: string): readonly string[] {
  const visibleText = text.replace(/\{\{.*?\}\}/g, 'X').replace(/\]\(.*?\)/g, ']');
  return [BEFORE, AFTER].flatMap((pattern) => [...visibleText.matchAll(pattern)].map(([mark]) => mark));
}

/** Reports French texts without a no-break space before `; : ! ? »` or after `«`, where a line could break. */
export function frenchSpaces({ locale, key, text, file, line }: MemberText): readonly Problem[] {
  const marks = locale === 'fr' ? marksWithoutSpace(text) : [];
  if (marks.length === 0) return [];
  const message = `'${key}' needs a no-break space (U+00A0) at ${[...new Set(marks)].join(' ')}`;
  return [{ file, line, message: `${message}, before ; : ! ? » and after «.` }];
}

/** A word of one letter before an ordinary space. `i`, `w` or `z` at the end of a line is a fault in Polish. */
const LONE_WORD = /(?<![\p{L}\p{N}_.-])[aiouwz](?= )/giu;

/** Returns the one-letter words of a Polish text after which a line could break. */
export const looseWords = (text: string): readonly string[] =>
  [...text.matchAll(LONE_WORD)].map(([word]) => word);

/** Texts whose recorded wording may not change, and what demo people write. */
const LEFT_ALONE = /^(?:legal|demo):|^fields:sensitive\.(?:agree|why)$/;

/** Reports Polish texts in which a line could end with a word of one letter. */
export function polishSpaces({ locale, key, text, file, line }: MemberText): readonly Problem[] {
  if (locale !== 'pl' || LEFT_ALONE.test(key)) return [];
  const words = [...new Set(looseWords(text))];
  if (words.length === 0) return [];
  return [{ file, line, message: `'${key}' needs a no-break space (U+00A0) after ${words.join(', ')}.` }];
}
