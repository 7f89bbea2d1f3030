import type { FilterOptions, Settings } from '@meetcute/contract';
import type { FilterRow } from './filter-table/row.ts';
import type { Found, SearchState } from './search-state.ts';
import { filterList, filterRows, noFilters, type FilterName } from './filter-table/table.ts';

/** Suggested wider search: the kind of widening and the filters to change. */
export interface Widening {
  readonly by: FilterRow['widenedBy'];
  readonly change: Partial<FilterOptions>;
}

const isLimited = ({ none }: FilterRow, filters: FilterOptions): boolean =>
  (Object.keys(none) as (keyof FilterOptions)[]).some((name) => filters[name] !== noFilters[name]);

/** Returns whether a filter excludes anybody. Limits at the minimum or maximum age exclude nobody. */
export const isNarrowedBy = (name: FilterName, filters: FilterOptions, minAge: number): boolean => {
  const row = filterRows[name];
  return row.isNarrowed ? row.isNarrowed(filters, minAge) : isLimited(row, filters);
};

/**
 * Returns the next wider search: first all people in all regions, then all countries. Clears only filters
 * that the site offers, because the user could not restore others. Null if the search can't be widened.
 */
export function wideningOf(
  filters: FilterOptions,
  { search_fields, min_age }: Pick<Settings, 'search_fields' | 'min_age'>,
): Widening | null {
  const offered = filterList.filter(([name]) => search_fields.includes(name));
  for (const by of ['people', 'country'] as const) {
    const cleared = offered.filter(([, { widenedBy }]) => widenedBy === by);
    if (cleared.some(([name]) => isNarrowedBy(name, filters, min_age)))
      return {
        by,
        change: Object.assign({}, ...cleared.map(([, { none }]) => none)) as Partial<FilterOptions>,
      };
  }
  return null;
}

/**
 * Returns the filters that widen a search that shows nobody and whose filters the user has not chosen. The gender stays:
 * nobody asked to see others. Null for any other search, and if it can't be widened.
 */
export function automaticWidening(
  { status, profiles, total, filters, isManual }: SearchState<Found>,
  settings: Pick<Settings, 'search_fields' | 'min_age'>,
): Partial<FilterOptions> | null {
  const isEmpty = status === 'ready' && total === 0 && profiles.length === 0;
  if (!isEmpty || isManual) return null;
  const fields = settings.search_fields.filter((name) => name !== 'gender');
  return wideningOf(filters, { ...settings, search_fields: fields })?.change ?? null;
}

/**
 * Returns the change that sets the offered filters to those of a first search: everybody of the home country. Null if
 * they already are.
 */
export function filtersReset(
  filters: FilterOptions,
  { search_fields: fields }: Pick<Settings, 'search_fields'>,
  home: string | null,
): Partial<FilterOptions> | null {
  const none = filterList.filter(([name]) => fields.includes(name)).map(([, row]) => row.none);
  const change = Object.assign({}, ...none) as Partial<FilterOptions>;
  if (fields.includes('country')) change.country = home;
  const isReset = (Object.keys(change) as (keyof FilterOptions)[]).every(
    (name) => change[name] === filters[name],
  );
  return isReset ? null : change;
}
