import { MAX_AGE, MIN_AGE, type FilterOptions } from '@meetcute/contract';
import { ALL_REGIONS, SIMILAR_AGE_MARGIN } from '../constants.ts';
import { areFiltersEqual, matchesFilters } from './filters.ts';
import { laterSearchQuery, type SearchOrigin, type SearchPage, type SearchQuery } from './search-query.ts';
import type { SearchState } from './search-state.ts';

/** Fields that the filter of similar profiles needs. */
type Similar = { readonly id: string } & Parameters<typeof matchesFilters>[0];

/**
 * Returns the filters of similar profiles: 5 years wider on each side, never below the minimum age in years,
 * in all regions (spec: search.similar-age-widened-5-years).
 */
export const similarFilters = (filters: FilterOptions, minAge: number = MIN_AGE): FilterOptions => ({
  ...filters,
  min_age: filters.min_age === null ? null : Math.max(filters.min_age - SIMILAR_AGE_MARGIN, minAge, MIN_AGE),
  max_age: filters.max_age === null ? null : Math.min(filters.max_age + SIMILAR_AGE_MARGIN, MAX_AGE),
  countryregion: ALL_REGIONS,
});

/**
 * Returns the query of a page of similar profiles. It is not stored as the last search
 * (spec: call.get-search.similar-do-not-save).
 */
export const similarSearchQuery = (
  origin: SearchOrigin,
  search: SearchPage,
  minAge?: number,
): SearchQuery => ({
  ...laterSearchQuery(origin, { ...search, filters: similarFilters(search.filters, minAge) }),
  do_not_save: true,
});

/**
 * Returns whether to show similar profiles: after the last result, if a wider search can find more
 * (spec: search.similar-profiles-section).
 */
export const isSimilarShown = (
  { hasEnded, filters }: Pick<SearchState<Similar>, 'hasEnded' | 'filters'>,
  minAge?: number,
): boolean => hasEnded && !areFiltersEqual(similarFilters(filters, minAge), filters);

/** Removes similar profiles that are results of the search itself, on any page. */
export const withoutFound = <P extends Similar>(
  similar: readonly P[],
  { profiles, filters }: { readonly profiles: readonly Similar[]; readonly filters: FilterOptions },
): readonly P[] => {
  const seenIds = new Set(profiles.map(({ id }) => id));
  return similar.filter((profile) => {
    const isNew = !seenIds.has(profile.id) && !matchesFilters(profile, filters);
    seenIds.add(profile.id);
    return isNew;
  });
};
