import type { FilterOptions, Settings } from '@meetcute/contract';
import type { FilterRow } from './filter-table/row.ts';
import type { ResultProfile, SearchState } from './search-state.ts';
import { filterList, filterRows, noFilters, type FilterName } from './filter-table/table.ts';

/** Suggested wider search: the filter that it clears and the change. */
export interface Widening {
  readonly by: FilterName;
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
 * Returns the next wider search, which clears a single filter: the region, then the age, then the country. The gender
 * stays: nobody asked to see others. Clears only filters that the site offers, because the user could not restore
 * others. Null if the search can't be widened.
 */
export function wideningOf(
  filters: FilterOptions,
  { search_fields, min_age }: Pick<Settings, 'search_fields' | 'min_age'>,
): Widening | null {
  const [next] = filterList
    .filter(([name, { widenedAt }]) => widenedAt !== null && search_fields.includes(name))
    .filter(([name]) => isNarrowedBy(name, filters, min_age))
    .toSorted(([, one], [, other]) => Number(one.widenedAt) - Number(other.widenedAt));
  return next ? { by: next[0], change: next[1].none } : null;
}

/**
 * Returns the filters of the searches for suggested members, in order: those of the member's own search, then ever wider
 * ones, as far as members are missing. The gender stays.
 */
export function suggestionFilters(
  filters: FilterOptions,
  { min_age }: Pick<Settings, 'min_age'>,
): readonly FilterOptions[] {
  const widening = wideningOf(filters, { search_fields: Object.keys(filterRows), min_age });
  return widening
    ? [filters, ...suggestionFilters({ ...filters, ...widening.change }, { min_age })]
    : [filters];
}

/** Number of members suggested at once. */
export const SUGGESTIONS = 6;

/** Number of members of each search among whom the suggestions are chosen, the latest active first. */
export const SUGGESTION_CANDIDATES = 24;

/** Returns the candidates of a search in the order of suggestions: those with a photo first, else as the search has them. */
export const orderCandidates = <M>(
  candidates: readonly M[],
  hasPhoto: (member: M) => boolean,
): readonly M[] => candidates.toSorted((one, other) => Number(hasPhoto(other)) - Number(hasPhoto(one)));

/**
 * Returns the filters that widen a search that shows nobody, if the user has not chosen its filters or has widened it
 * already. Null for any other search, and if it can't be widened.
 */
export function automaticWidening(
  { status, profiles, total, filters, isManual, widenedFrom }: SearchState<ResultProfile>,
  settings: Pick<Settings, 'search_fields' | 'min_age'>,
): Partial<FilterOptions> | null {
  const isEmpty = status === 'ready' && total === 0 && profiles.length === 0;
  const isAllowed = !isManual || widenedFrom !== null;
  return isEmpty && isAllowed ? (wideningOf(filters, settings)?.change ?? null) : null;
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
