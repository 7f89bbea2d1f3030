import type { calls, CallQuery, FilterOptions, SearchResponse } from '@meetcute/contract';
import { PAGE_SIZE } from '../constants.ts';
import type { SearchAddress } from './address.ts';
import type { KnownTrafficSource } from '../permissions/visitor.ts';
import { hasTrafficSource } from '../permissions/visitor.ts';

/** The query of the search call. */
export type SearchQuery = CallQuery<typeof calls.search>;

type SuggestionsQuery = CallQuery<typeof calls.getSuggestions>;

/** What every search call says about the page that asks; `source` names that page. */
export interface SearchOrigin {
  readonly source: string;
  /** Whether further results load by themselves. */
  readonly autoLoad: boolean;
  readonly hideNudity: boolean;
  readonly searchAllCountries: boolean;
  readonly trafficSource: KnownTrafficSource;
}

/** What the later calls add. */
export interface SearchPage {
  readonly filters: FilterOptions;
  readonly page: number;
  /** What stands for the order of the pages before; null or left out where nothing does. */
  readonly scroll?: string | null;
  readonly isManual: boolean;
}

/** What stands for the order of an answered page; null where the back end keeps none, or has no such thing. */
export const scrollOf = ({ paging }: Pick<SearchResponse, 'paging'>): string | null => paging.scroll ?? null;

/** Where a visitor came from, for the calls that it may open; nothing without any. */
const trafficQuery = (trafficSource: KnownTrafficSource): { trafficsource?: string } =>
  hasTrafficSource(trafficSource) ? { trafficsource: JSON.stringify(trafficSource) } : {};

/** The query of members to suggest, which visitors are shown where the search is open to them (spec: search.hidden-otherwise). */
export const suggestionsQuery = (
  reason: SuggestionsQuery['for'],
  trafficSource: KnownTrafficSource,
): SuggestionsQuery => ({ for: reason, ...trafficQuery(trafficSource) });

/** The query of the first call, which asks for the default filters (spec: call.get-search.first-params). */
export const firstSearchQuery = (origin: SearchOrigin): SearchQuery => ({
  source: origin.source,
  pp: PAGE_SIZE,
  auto_load: origin.autoLoad,
  hideNudity: origin.hideNudity,
  searchAllCountries: origin.searchAllCountries,
  ...trafficQuery(origin.trafficSource),
});

/** Filters as query values; a bound that is not set is not sent, all regions are sent as '0'. */
const filterQuery = ({ gender, min_age, max_age, country, countryregion }: FilterOptions): SearchQuery => ({
  ...(gender === null ? {} : { gender }),
  ...(min_age === null ? {} : { min_age }),
  ...(max_age === null ? {} : { max_age }),
  ...(country === null ? {} : { country }),
  countryregion,
});

/** The query of every later call (spec: call.get-search.later-params). */
export const laterSearchQuery = (
  origin: SearchOrigin,
  { filters, page, scroll = null, isManual }: SearchPage,
): SearchQuery => ({
  ...firstSearchQuery(origin),
  ...filterQuery(filters),
  page,
  // Page 1 begins an order of its own.
  ...(scroll === null || page === 1 ? {} : { scroll }),
  manual_search: isManual,
});

/** The query of the call that a page makes first, by its address; it is not kept as the last search. */
export const addressSearchQuery = (origin: SearchOrigin, { filters, page }: SearchAddress): SearchQuery =>
  filters === null
    ? { ...firstSearchQuery(origin), ...(page > 1 ? { page } : {}) }
    : laterSearchQuery(origin, { filters, page, isManual: false });
