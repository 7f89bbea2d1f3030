import type { Settings } from '@meetcute/contract';

/** Countries that are offered together (spec: search.neighbour-country-pairs). */
export const neighbourPairs = [
  ['AU', 'NZ'],
  ['NL', 'BE'],
  ['US', 'CA'],
  ['GB', 'IE'],
  ['DE', 'AT'],
] as const;

/** The other country of a pair, in either direction; null for a country without one. */
export const neighbourOf = (country: string): string | null => {
  for (const [a, b] of neighbourPairs) {
    if (country === a) return b;
    if (country === b) return a;
  }
  return null;
};

/** Where somebody looks from: a member's own country, else the one a visitor chose or comes from; null where nobody knows. */
export const homeCountry = (
  user: { readonly country: string | null } | null,
  settings: Pick<Settings, 'geoip_country' | 'geoip_selected_country'>,
): string | null => user?.country ?? settings.geoip_selected_country ?? settings.geoip_country;

/** The choices of the country filter: one's own and its neighbour first, then the site's countries, each once. */
export const countryChoices = (own: string | null, countries: readonly string[]): readonly string[] => {
  const neighbour = own === null ? null : neighbourOf(own);
  const all = [own, neighbour, ...countries];
  return [...new Set(all.filter((country) => country !== null))];
};
