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

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const asWord = (pattern: string) => `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`;

function patternOf(retired: string, exactCase: boolean): RegExp {
  const flags = exactCase || /\p{Lu}/u.test(retired) ? 'u' : 'iu';
  if (retired.startsWith('=')) {
    const parts = retired.slice(1).split('*').map(escaped);
    return new RegExp(`^${parts.join('.+')}$`, flags);
  }
  return new RegExp(asWord(retired.split('*').map(escaped).join('\\p{L}*')), flags);
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
    accepted: exactCase ? [] : words.split(', ').map((each) => new RegExp(asWord(escaped(each)), 'giu')),
    retired: (retired[locale] ?? []).map((word) => ({ word, pattern: patternOf(word, exactCase) })),
  };
};

/** Returns the terms that have retired words in a language, ready to search texts for them. */
export const matchersOf = (locale: LocaleCode, terms: readonly Term[] = glossary): readonly Matcher[] =>
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
  const shown = readable(text);
  return matchers.flatMap(({ term, use, accepted, retired }) => {
    if (term.allowed?.some(({ where }) => key.startsWith(where))) return [];
    const rest = accepted.reduce((left, pattern) => left.replace(pattern, ' '), shown);
    const match = retired.find(({ word, pattern }) => pattern.test(word.startsWith('=') ? shown : rest));
    return match ? [{ term: term.name, retired: match.word.replace(/^=/, ''), use }] : [];
  });
}
