import type { Settings } from '@meetcute/contract';
import { visitorCountry } from '../country/visitor-country.ts';

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

/** Settings that decide where a user is at home. */
export type HomeSettings = Pick<Settings, 'geoip_country' | 'geoip_selected_country' | 'countries'>;

/**
 * Returns the country where a user's search starts: a member's own, else the visitor's. Null if unknown, or if the
 * site offers neither the visitor's country nor its neighbour.
 */
export const homeCountry = (
  user: { readonly country: string | null } | null,
  settings: HomeSettings,
): string | null => {
  if (user?.country) return user.country;
  const country = visitorCountry(settings);
  if (country === null) return null;
  const nearbyCountries = [country, neighbourOf(country)];
  return settings.countries.some((offeredCountry) => nearbyCountries.includes(offeredCountry))
    ? country
    : null;
};

/**
 * Returns the choices of the country filter: the home country and its neighbour, then the site's countries,
 * each once.
 */
export const countryChoices = (
  ownCountry: string | null,
  countries: readonly string[],
): readonly string[] => {
  const neighbour = ownCountry === null ? null : neighbourOf(ownCountry);
  const all = [ownCountry, neighbour, ...countries];
  return [...new Set(all.filter((country) => country !== null))];
};
