import { MIN_AGE, type CallQuery, type calls, type FilterOptions, type Profile } from '@meetcute/contract';
import { ALL_REGIONS } from '../constants.ts';
import { homeCountry, type HomeSettings } from './countries.ts';

/** Filters before the first response with the default ones. */
export const noFilters: FilterOptions = {
  gender: null,
  min_age: null,
  max_age: null,
  country: null,
  countryregion: ALL_REGIONS,
};

/**
 * Returns the initial filters of a search: those of the last manual search, else the own country, else the
 * site's first country.
 */
export const defaultFilters = (
  saved: FilterOptions | null,
  user: { readonly country: string | null } | null,
  settings: HomeSettings,
): FilterOptions =>
  saved ?? {
    ...noFilters,
    country: homeCountry(user, settings) ?? settings.countries[0] ?? null,
  };

/** Returns whether a search query has filters of its own, so that it does not use the default ones. */
export const namesFilters = (query: CallQuery<typeof calls.search>): boolean => {
  const { gender, min_age, max_age, country, countryregion } = query;
  const isNamed = [gender, min_age, max_age, country, countryregion].some((value) => value !== undefined);
  return isNamed || query.manual_search === true;
};

/**
 * Returns the filters of a search query. A query without filters that is not manual uses the defaults
 * (spec: search.first-call-sets-default-filters).
 */
export function filtersOfQuery(
  query: CallQuery<typeof calls.search>,
  defaults: () => FilterOptions,
): FilterOptions {
  const { gender, min_age, max_age, country, countryregion } = query;
  if (!namesFilters(query)) {
    return query.searchAllCountries
      ? { ...defaults(), country: null, countryregion: ALL_REGIONS }
      : defaults();
  }
  return {
    gender: gender ?? null,
    min_age: min_age ?? null,
    max_age: max_age ?? null,
    country: country ?? null,
    countryregion: countryregion ?? ALL_REGIONS,
  };
}

/** Returns whether two sets of filters are equal. */
export const areFiltersEqual = (a: FilterOptions, b: FilterOptions): boolean =>
  (Object.keys(a) as (keyof FilterOptions)[]).every((key) => a[key] === b[key]);

/**
 * Returns whether a profile matches the filters. Age limits are inclusive, an unknown value fails any limit,
 * and nobody under 18 matches.
 */
export const matchesFilters = (
  profile: Pick<Profile, 'gender' | 'age' | 'country' | 'countryregion'>,
  filters: FilterOptions,
): boolean => {
  const { age } = profile;
  if (age === null || age < Math.max(filters.min_age ?? MIN_AGE, MIN_AGE)) return false;
  return (
    (filters.max_age === null || age <= filters.max_age) &&
    (filters.gender === null || profile.gender === filters.gender) &&
    (filters.country === null || profile.country === filters.country) &&
    (filters.countryregion === ALL_REGIONS || profile.countryregion === filters.countryregion)
  );
};
