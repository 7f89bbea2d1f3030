import type { Settings } from '@meetcute/contract';
import { LANGUAGES, type Language } from '@meetcute/contract/languages';

type OfferedSettings = Pick<Settings, 'languages'>;

/** Settings of the languages of a site. */
export type LanguageSettings = Pick<Settings, 'languages' | 'domain_language'>;

/** Returns the languages that visitors of a site can choose, in the order of the select. Default: all. */
export const listOfferedLanguages = ({ languages }: OfferedSettings): readonly Language[] =>
  languages ?? LANGUAGES;

/** Returns a language that a site offers; null for any other value. */
export const findOfferedLanguage = (settings: OfferedSettings, value: unknown): Language | null =>
  listOfferedLanguages(settings).find((each) => each === value) ?? null;

/**
 * Returns the language of visitors who read none of those that a site offers: English, or the site's own where English is
 * not offered (spec: locale.default-en).
 */
export const pickFallbackLanguage = (settings: LanguageSettings): Language =>
  findOfferedLanguage(settings, 'en') ?? settings.domain_language;

/**
 * Returns the language in which a site writes to a person, in mails and pushes: the person's own where the site offers it,
 * else the site's.
 */
export const pickMemberLanguage = (settings: LanguageSettings, storedLanguage: unknown): Language =>
  findOfferedLanguage(settings, storedLanguage) ?? settings.domain_language;

/** Problems of the languages in the file of a site. */
export interface LanguageProblems {
  /** Positions of languages that are in the list before. */
  readonly repeatedIndexes: readonly number[];
  /** Whether the list lacks the language of the site itself. False where something else is wrong with either. */
  readonly lacksOwn: boolean;
}

const isLanguage = (value: unknown): boolean => LANGUAGES.some((each) => each === value);

/** Finds what is wrong with languages that visitors can choose, beside values that are no languages. */
export function findLanguageProblems(
  languages: readonly unknown[],
  domainLanguage: unknown,
): LanguageProblems {
  return {
    repeatedIndexes: languages.flatMap((each, index) => (languages.indexOf(each) < index ? [index] : [])),
    lacksOwn:
      languages.length > 0 &&
      [...languages, domainLanguage].every(isLanguage) &&
      !languages.includes(domainLanguage),
  };
}
