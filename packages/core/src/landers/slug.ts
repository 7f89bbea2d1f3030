import { LANGUAGES, type Language } from '@meetcute/contract/languages';

/** Prefix of lander slugs by niche; niche 1 has none (spec: lander.slug-prefix-by-niche). */
export const nichePrefixes: Readonly<Record<number, string | null>> = {
  1: null,
  2: 'she',
  3: 'bdsm',
  4: 'bbw',
  5: 'gilf',
  6: 'milf',
  7: 'gay',
};

/**
 * Returns a locale as written in lander slugs: English is 'eng', others are unchanged
 * (spec: lander.locale-en-is-eng).
 */
export const slugLocale = (locale: string): string => (locale === 'en' ? 'eng' : locale);

/** Returns the first part of a lander slug, such as `bbw-nl` or `eng`. A niche outside 1 to 7 counts as 1. */
export const landerSlug = (niche: number, locale: string): string =>
  [nichePrefixes[niche] ?? null, slugLocale(locale)].filter((part) => part !== null).join('-');

/** The slug of a lander: the language that its first part names, and the campaign parts after it. */
export interface LanderSlug {
  /** Language of the page; null for an empty slug, where the visitor's language counts. */
  readonly locale: Language | null;
  /** Free text of the campaign. */
  readonly campaign: readonly string[];
}

/**
 * Parses the slug of a lander; null if its first part belongs to another niche or names no language. An empty slug is
 * valid.
 */
export function readLanderSlug(slug: string, niche: number): LanderSlug | null {
  const [first, ...campaign] = slug.split('/').filter((part) => part !== '');
  if (first === undefined) return { locale: null, campaign };
  const locale = LANGUAGES.find((each) => landerSlug(niche, each) === first);
  return locale === undefined ? null : { locale, campaign };
}
