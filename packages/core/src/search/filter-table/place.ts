import type { Settings } from '@meetcute/contract';
import { ALL_REGIONS } from '../../constants.ts';
import { countryChoices } from '../countries.ts';
import type { FilterRow, QueryReader } from './row.ts';

/** Returns the country of a query; null for anything but a two-letter code. */
const parseCountry = (query: QueryReader): string | null => {
  const code = query.get('country');
  return code !== null && /^[A-Z]{2}$/.test(code) ? code : null;
};

/**
 * Filter of one country, or all. There is nothing to choose if the site has only one and no search for another one was
 * made (spec: search.neighbour-country-pairs). An address may name a country that the site does not offer, because an
 * older search may contain one.
 */
export const country = {
  none: { country: null },
  widenedAt: 3,
  parse: (query) => ({ country: parseCountry(query) }),
  matches: (profile, filters) => filters.country === null || profile.country === filters.country,
  list: ({ filters, isKnown, seen, home }, { countries }) => {
    const offeredCountries = countryChoices(home, countries);
    const [first = null] = offeredCountries;
    // Before the first response, assume that the search starts in the home country.
    const searchedCountry = filters.country ?? (isKnown ? null : first);
    const all = [...seen.map((each) => each.country), searchedCountry];
    if (offeredCountries.length < 2 && all.every((each) => each === first)) return null;
    const others = all.filter((each) => each !== null);
    return {
      value: searchedCountry ?? '',
      choices: [null, ...new Set([...offeredCountries, ...others])].map((each) => ({
        value: each ?? '',
        change: { country: each },
        label: null,
      })),
    };
  },
} satisfies FilterRow;

/** Regions of a country; none without a country. */
const listRegions = (code: string | null, data: Settings['region_data']): Settings['region_data'][string] =>
  (code !== null && data[code]) || [];

/** Filter of one region of the country, or all. */
export const region = {
  none: { countryregion: ALL_REGIONS },
  widenedAt: 1,
  parse: (query, { region_data }) => {
    const regions = listRegions(parseCountry(query), region_data);
    return { countryregion: regions.find(({ id }) => id === query.get('countryregion'))?.id ?? ALL_REGIONS };
  },
  matches: (profile, { countryregion }) =>
    countryregion === ALL_REGIONS || profile.countryregion === countryregion,
  list: ({ filters }, { region_data }) => {
    const { countryregion: value } = filters;
    const regions = listRegions(filters.country, region_data);
    const isOther = value !== ALL_REGIONS && !regions.some(({ id }) => id === value);
    const all = [
      { id: ALL_REGIONS, name: null },
      ...regions,
      ...(isOther ? [{ id: value, name: null }] : []),
    ];
    return {
      value,
      choices: all.map(({ id, name }) => ({ value: id, change: { countryregion: id }, label: name })),
    };
  },
} satisfies FilterRow;
