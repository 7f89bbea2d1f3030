import type { Settings } from '@meetcute/contract';

/** Neighbouring countries that are offered together (spec: search.neighbour-country-pairs). */
export const neighbourPairs = [
  ['AU', 'NZ'],
  ['NL', 'BE'],
  ['US', 'CA'],
  ['GB', 'IE'],
  ['DE', 'AT'],
] as const;

/** Returns the other country of a pair, in either direction; null without one. */
export const neighbourOf = (country: string): string | null => {
  for (const [a, b] of neighbourPairs) {
    if (country === a) return b;
    if (country === b) return a;
  }
  return null;
};

/**
 * Returns the country of a user: a member's own, else the one a visitor selected, else the one of their IP
 * address. Null if unknown.
 */
export const homeCountry = (
  user: { readonly country: string | null } | null,
  settings: Pick<Settings, 'geoip_country' | 'geoip_selected_country'>,
): string | null => user?.country ?? settings.geoip_selected_country ?? settings.geoip_country;

/**
 * Returns the choices of the country filter: the own country and its neighbour, then the site's countries,
 * each once.
 */
export const countryChoices = (own: string | null, countries: readonly string[]): readonly string[] => {
  const neighbour = own === null ? null : neighbourOf(own);
  const all = [own, neighbour, ...countries];
  return [...new Set(all.filter((country) => country !== null))];
};
