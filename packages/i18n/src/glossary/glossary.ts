import type { LocaleCode } from '../locales.ts';
import entries from './glossary.json' with { type: 'json' };

/** One thing that members read about, with its word in each language and the words it no longer has. */
export interface Term {
  /** English name of the thing, for translators. */
  readonly name: string;
  readonly meaning: string;
  /** Words to write, by language. Several forms are separated by commas. */
  readonly use: Partial<Record<LocaleCode, string>>;
  /** Whether words in lower case are retired only like that. */
  readonly exactCase?: boolean;
  /**
   * Words and phrases that no text may contain, by language. One in lower case is found in any case. `*` stands for any
   * ending. `=` in front means that the word is the whole text, where `*` stands for anything.
   */
  readonly retired: Partial<Record<LocaleCode, readonly string[]>>;
  /** Starts of keys in which the retired words are right, because they mean something else. */
  readonly allowed?: readonly { readonly where: string; readonly reason: string }[];
}

/** Glossary of texts: how members read about each thing, in every language. */
export const glossary: readonly Term[] = entries;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const asWord = (pattern: string) => `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;

function patternOf(word: string, exactCase: boolean): RegExp {
  const flags = exactCase || /\p{Lu}/u.test(word) ? 'u' : 'iu';
  if (word.startsWith('=')) {
    const parts = word.slice(1).split('*').map(escapePattern);
    return new RegExp(`^${parts.join('.+')}$`, flags);
  }
  return new RegExp(asWord(word.split('*').map(escapePattern).join('\\p{L}*')), flags);
}

/** Returns a text without names of placeholders, tags and targets of links. */
const readable = (text: string) =>
  text
    .replace(/\{\{.*?\}\}/g, '{{}}')
    .replace(/<.*?>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

/** A term in one language, as patterns. */
interface Matcher {
  readonly term: Term;
  readonly use: string;
  readonly accepted: readonly RegExp[];
  readonly retired: readonly { readonly word: string; readonly pattern: RegExp }[];
}

const matcher = (term: Term, locale: LocaleCode): Matcher => {
  const { use, exactCase = false, retired } = term;
  const words = use[locale] ?? '';
  return {
    term,
    use: words,
    accepted: exactCase
      ? []
      : words.split(', ').map((each) => new RegExp(asWord(escapePattern(each)), 'giu')),
    retired: (retired[locale] ?? []).map((word) => ({ word, pattern: patternOf(word, exactCase) })),
  };
};

/** Returns the terms that have retired words in a language, ready to search texts for them. */
export const createMatchers = (locale: LocaleCode, terms: readonly Term[] = glossary): readonly Matcher[] =>
  terms.filter(({ retired }) => retired[locale]).map((term) => matcher(term, locale));

/** Retired word that a text contains, and what to write instead. */
interface RetiredWord {
  readonly term: string;
  readonly retired: string;
  readonly use: string;
}

/** Returns the retired words of a text, one for each term. `key` has its namespace: `commerce:cancel.lead`. */
export function retiredWords(
  matchers: readonly Matcher[],
  key: string,
  text: string,
): readonly RetiredWord[] {
  const visibleText = readable(text);
  return matchers.flatMap(({ term, use, accepted, retired }) => {
    if (term.allowed?.some(({ where }) => key.startsWith(where))) return [];
    const rest = accepted.reduce((remainder, pattern) => remainder.replace(pattern, ' '), visibleText);
    const match = retired.find(({ word, pattern }) =>
      pattern.test(word.startsWith('=') ? visibleText : rest),
    );
    return match ? [{ term: term.name, retired: match.word.replace(/^=/, ''), use }] : [];
  });
}
