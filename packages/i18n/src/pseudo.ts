import { mapTree, type LocaleMessages } from './messages.ts';
import type { LocaleDefinition } from './locales.ts';

/**
 * Pseudo-language for design work: English with accents, about 35 % longer, in brackets. Reveals texts that overflow, are
 * cut off or do not come from the catalogue. Not one of the seven languages.
 */
export const pseudoLocale = {
  code: 'pseudo',
  iso: 'en-XA',
  gifLocale: 'en',
} as const satisfies LocaleDefinition;

const plain = 'ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz';
const accented = 'ÅÇĐÉĜĤÎĴĶĻÑÖŘŠŤÛŴÝŽåçđéĝĥîĵķļñöřšťûŵýž';
const accentOf = new Map([...plain].map((letter, index) => [letter, accented[index] ?? letter]));

/** Placeholders, nested texts and markup, which stay unchanged. */
const kept = /\{\{.*?\}\}|\$t\(.*?\)|<[^>]*>/g;
const growth = 0.35;

const accent = (text: string) => [...text].map((letter) => accentOf.get(letter) ?? letter).join('');

/** Converts an English text to the pseudo-language. Keeps placeholders and tags. */
export function pseudoText(text: string): string {
  const letters = text.replaceAll(kept, '').length;
  if (letters === 0) return text;
  const pieces = text.split(new RegExp(`(${kept.source})`));
  const changed = pieces.map((piece, index) => (index % 2 === 1 ? piece : accent(piece))).join('');
  const padding = '~'.repeat(Math.max(1, Math.ceil(letters * growth) - 2));
  return `[${changed}${padding}]`;
}

/** Converts English messages to the pseudo-language. */
export const pseudoMessages = (english: LocaleMessages): LocaleMessages =>
  Object.fromEntries(
    Object.entries(english).map(([namespace, tree]) => [namespace, mapTree(tree, pseudoText)]),
  );
