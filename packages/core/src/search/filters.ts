import type { FilterOptions, Profile } from '@meetcute/contract';
import { ALL_REGIONS, MIN_AGE } from '../constants.ts';

/** The filters before the first call has answered its defaults. */
export const noFilters: FilterOptions = {
  gender: null,
  min_age: null,
  max_age: null,
  country: null,
  countryregion: ALL_REGIONS,
};

/** Whether two sets of filters ask for the same. */
export const areFiltersEqual = (a: FilterOptions, b: FilterOptions): boolean =>
  (Object.keys(a) as (keyof FilterOptions)[]).every((key) => a[key] === b[key]);

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
