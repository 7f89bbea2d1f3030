import { mapTree, type LocaleMessages } from './messages.ts';
import type { LocaleDefinition } from './locales.ts';

/**
 * A language nobody speaks, for design work: English with accents, about 35 % longer, in brackets, so that a text that
 * overflows, is cut off or never went through the catalogue shows at a glance. Not one of the seven.
 */
export const pseudoLocale = {
  code: 'pseudo',
  iso: 'en-XA',
  gifLocale: 'en',
} as const satisfies LocaleDefinition;

const plain = 'ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz';
const accented = 'ÅÇĐÉĜĤÎĴĶĻÑÖŘŠŤÛŴÝŽåçđéĝĥîĵķļñöřšťûŵýž';
const accentOf = new Map([...plain].map((letter, index) => [letter, accented[index] ?? letter]));

/** What must survive untouched: placeholders, nested texts and markup. */
const kept = /\{\{.*?\}\}|\$t\(.*?\)|<[^>]*>/g;
const growth = 0.35;

const accent = (text: string) => [...text].map((letter) => accentOf.get(letter) ?? letter).join('');

/** One English text in the pseudo-language; placeholders and tags stay as they are. */
export function pseudoText(text: string): string {
  const letters = text.replaceAll(kept, '').length;
  if (letters === 0) return text;
  const pieces = text.split(new RegExp(`(${kept.source})`));
  const changed = pieces.map((piece, index) => (index % 2 === 1 ? piece : accent(piece))).join('');
  const padding = '~'.repeat(Math.max(1, Math.ceil(letters * growth) - 2));
  return `[${changed}${padding}]`;
}

/** The English texts in the pseudo-language. */
export const pseudoMessages = (english: LocaleMessages): LocaleMessages =>
  Object.fromEntries(
    Object.entries(english).map(([namespace, tree]) => [namespace, mapTree(tree, pseudoText)]),
  );
