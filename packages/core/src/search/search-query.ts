import type { calls, CallQuery, FilterOptions } from '@meetcute/contract';
import { PAGE_SIZE } from '../constants.ts';
import { addressOf } from './reduce-search.ts';
import type { SearchAddress } from './search-address.ts';
import type { ResultProfile, SearchState } from './search-state.ts';
import { optionNames } from './filter-table/table.ts';
import type { KnownTrafficSource } from '../permissions/visitor.ts';
import { hasTrafficSource } from '../permissions/visitor.ts';

/** Query of the search call. */
export type SearchQuery = CallQuery<typeof calls.search>;

type SuggestionsQuery = CallQuery<typeof calls.getSuggestions>;

/** Parameters common to all search calls of a page. `source` names the page. */
export interface SearchOrigin {
  readonly source: string;
  /** Whether further results load automatically. */
  readonly autoLoad: boolean;
  readonly hideNudity: boolean;
  readonly searchAllCountries: boolean;
  readonly trafficSource: KnownTrafficSource;
}

/** Parameters that later search calls add. */
export interface SearchPage {
  readonly filters: FilterOptions;
  readonly page: number;
  /** Token for the order of the preceding pages; null or omitted without one. */
  readonly scroll?: string | null;
  readonly isManual: boolean;
}

/** Returns the traffic source as a query value, for calls that it may open; empty without one. */
const trafficQuery = (trafficSource: KnownTrafficSource): { trafficsource?: string } =>
  hasTrafficSource(trafficSource) ? { trafficsource: JSON.stringify(trafficSource) } : {};

/**
 * Returns the query for suggested members. Visitors get them if the search is open to them
 * (spec: search.hidden-otherwise).
 */
export const suggestionsQuery = (
  reason: SuggestionsQuery['for'],
  trafficSource: KnownTrafficSource,
): SuggestionsQuery => ({ for: reason, ...trafficQuery(trafficSource) });

/**
 * Returns the query of the first search call, which asks for the default filters
 * (spec: call.get-search.first-params).
 */
export const firstSearchQuery = (origin: SearchOrigin): SearchQuery => ({
  source: origin.source,
  pp: PAGE_SIZE,
  auto_load: origin.autoLoad,
  hideNudity: origin.hideNudity,
  searchAllCountries: origin.searchAllCountries,
  ...trafficQuery(origin.trafficSource),
});

/** Converts filters to query values. Omits unset limits and sends all regions as '0'. */
const filterQuery = (filters: FilterOptions): SearchQuery =>
  Object.fromEntries(
    optionNames.filter((name) => filters[name] !== null).map((name) => [name, filters[name]]),
  );

/** Returns the query of every later search call (spec: call.get-search.later-params). */
export const laterSearchQuery = (
  origin: SearchOrigin,
  { filters, page, scroll = null, isManual }: SearchPage,
): SearchQuery => ({
  ...firstSearchQuery(origin),
  ...filterQuery(filters),
  page,
  // Page 1 starts a new order.
  ...(scroll === null || page === 1 ? {} : { scroll }),
  manual_search: isManual,
});

/** Returns the query of a page's first call for a search address. The search is not stored as the last search. */
export const addressSearchQuery = (origin: SearchOrigin, { filters, page }: SearchAddress): SearchQuery =>
  filters === null
    ? { ...firstSearchQuery(origin), ...(page > 1 ? { page } : {}) }
    : laterSearchQuery(origin, { filters, page, isManual: false });

/**
 * Returns the query of the call that a search waits for. That of a widened search is not stored as the last
 * search.
 */
export function pendingSearchQuery(origin: SearchOrigin, state: SearchState<ResultProfile>): SearchQuery {
  const requestedState = { ...state, page: state.requestedPage.page };
  if (!state.isInitialised) return addressSearchQuery(origin, addressOf(requestedState));
  const query = laterSearchQuery(origin, requestedState);
  return state.widenedFrom ? { ...query, do_not_save: true } : query;
}
