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

/** Parses the slug of a lander: whether its first part is the site's own, and the campaign parts after it. */
export const readLanderSlug = (
  slug: string,
  niche: number,
  locale: string,
): { readonly isOwn: boolean; readonly campaign: readonly string[] } => {
  const [first, ...rest] = slug.split('/').filter((part) => part !== '');
  const isOwn = first === landerSlug(niche, locale);
  return { isOwn, campaign: isOwn || first === undefined ? rest : [first, ...rest] };
};
