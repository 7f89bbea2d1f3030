import type { CallQuery, calls, FilterOptions, Profile, Settings } from '@meetcute/contract';
import { ALL_REGIONS, MIN_AGE } from '../constants.ts';
import { ageRangeOf } from './age-ranges.ts';
import { homeCountry } from './countries.ts';

/** The filters before the first call has answered its defaults. */
export const noFilters: FilterOptions = {
  gender: null,
  min_age: null,
  max_age: null,
  country: null,
  countryregion: ALL_REGIONS,
};

/** The filters a search starts with: those of the last search by hand, else one's own country, else the site's. */
export const defaultFilters = (
  saved: FilterOptions | null,
  user: { readonly country: string | null } | null,
  settings: Pick<Settings, 'geoip_country' | 'geoip_selected_country' | 'countries'>,
): FilterOptions =>
  saved ?? {
    ...noFilters,
    country: homeCountry(user, settings) ?? settings.countries[0] ?? null,
  };

/**
 * The filters of a search; one that names none and was not made by hand searches with the default ones
 * (spec: search.first-call-sets-default-filters).
 */
export function filtersOfQuery(
  query: CallQuery<typeof calls.search>,
  defaults: () => FilterOptions,
): FilterOptions {
  const { gender, min_age, max_age, country, countryregion } = query;
  const isNamed = [gender, min_age, max_age, country, countryregion].some((value) => value !== undefined);
  if (!isNamed && !query.manual_search) {
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

/** Whether two sets of filters ask for the same. */
export const areFiltersEqual = (a: FilterOptions, b: FilterOptions): boolean =>
  (Object.keys(a) as (keyof FilterOptions)[]).every((key) => a[key] === b[key]);

/** A wider search: by what it is wider, and the change that makes it so. */
export interface Widening {
  readonly by: 'people' | 'country';
  readonly change: Partial<FilterOptions>;
}

/** What each filter of a site bounds. */
const keysOf = {
  gender: ['gender'],
  age: ['min_age', 'max_age'],
  country: ['country'],
  region: ['countryregion'],
} as const satisfies Record<string, readonly (keyof FilterOptions)[]>;

/** Whether a filter keeps somebody out; nobody is below the minimum age or above the highest. */
const isNarrowedBy = (name: keyof typeof keysOf, filters: FilterOptions, minAge: number): boolean =>
  name === 'age'
    ? ageRangeOf(filters, minAge)?.id !== 'all'
    : keysOf[name].some((key) => filters[key] !== noFilters[key]);

/**
 * The next wider search: everybody in all regions first, then all countries. Only by filters that the site offers,
 * since nobody could undo another; null for a search that is as wide as can be.
 */
export function wideningOf(
  filters: FilterOptions,
  { search_fields, min_age }: Pick<Settings, 'search_fields' | 'min_age'>,
): Widening | null {
  const isOffered = (name: string): boolean => search_fields.includes(name);
  const people = (['gender', 'age', 'region'] as const).filter(isOffered);
  if (people.some((name) => isNarrowedBy(name, filters, min_age))) {
    const keys = people.flatMap((name): readonly (keyof FilterOptions)[] => keysOf[name]);
    return { by: 'people', change: Object.fromEntries(keys.map((key) => [key, noFilters[key]])) };
  }
  const isWider = isOffered('country') && isNarrowedBy('country', filters, min_age);
  return isWider ? { by: 'country', change: { country: noFilters.country } } : null;
}

/** Whether a profile fits the filters; both ages count in, an unknown value passes no bound, and nobody under 18 fits. */
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
