import type { Language } from '@meetcute/contract';

/** Plain words for fictional profiles, in the plural. */
export const fictionalWords: Readonly<Record<Language, string>> = {
  en: 'fictional profiles',
  nl: 'fictieve profielen',
  de: 'fiktive Profile',
  it: 'profili fittizi',
  fr: 'profils fictifs',
  es: 'perfiles ficticios',
  pl: 'profile fikcyjne',
};

/**
 * Returns a site's term for fictional profiles in a language: the plain words of any language as those of this one, and a
 * term of the site's own as it is.
 */
export const localFictionalTerm = (term: string, language: string): string =>
  Object.values(fictionalWords).includes(term) ? (fictionalWords[language as Language] ?? term) : term;
