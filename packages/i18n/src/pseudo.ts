import { mapTree, type LocaleMessages } from './messages.ts';
import type { LocaleDefinition } from './locales.ts';

/**
 * Pseudo-language for design work: English with accents, about 35 % longer by words of tildes, in brackets. Reveals texts
 * that overflow, are cut off or do not come from the catalogue. Not one of the seven languages.
 */
export const pseudoLocale = {
  code: 'pseudo',
  iso: 'en-XA',
  gifLocale: 'en',
} as const satisfies LocaleDefinition;

const plain = 'ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz';
const accentedLetters = 'ÅÇĐÉĜĤÎĴĶĻÑÖŘŠŤÛŴÝŽåçđéĝĥîĵķļñöřšťûŵýž';
const accentOf = new Map([...plain].map((letter, index) => [letter, accentedLetters[index] ?? letter]));

/** Placeholders, nested texts and markup, which stay unchanged. */
const unchangedPattern = /\{\{.*?\}\}|\$t\(.*?\)|<[^>]*>/g;
const growth = 0.35;

/** A word of the padding, with the space before it. Lines break there, as between words of a longer language. */
const paddingWord = ' ~~~~~';

const paddingOf = (length: number) => {
  const count = Math.max(2, length);
  return paddingWord
    .repeat(Math.ceil(count / paddingWord.length))
    .slice(0, count)
    .trimEnd();
};

const accent = (text: string) => [...text].map((letter) => accentOf.get(letter) ?? letter).join('');

/** Converts an English text to the pseudo-language. Keeps placeholders and tags. */
export function pseudoText(text: string): string {
  const letters = text.replaceAll(unchangedPattern, '').length;
  if (letters === 0) return text;
  const pieces = text.split(new RegExp(`(${unchangedPattern.source})`));
  const accentedText = pieces.map((piece, index) => (index % 2 === 1 ? piece : accent(piece))).join('');
  return `[${accentedText}${paddingOf(Math.ceil(letters * growth) - 2)}]`;
}

/** Converts English messages to the pseudo-language. */
export const pseudoMessages = (english: LocaleMessages): LocaleMessages =>
  Object.fromEntries(
    Object.entries(english).map(([namespace, tree]) => [namespace, mapTree(tree, pseudoText)]),
  );
