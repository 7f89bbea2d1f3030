import type { FilterOptions, SearchResponse } from '@meetcute/contract';
import type { SearchAddress } from './search-address.ts';
import { noFilters } from './filter-table/table.ts';

/** Fields of a profile that the search state needs. */
export type ResultProfile = { readonly id: string };

/** Most recently requested page, whatever its status. */
export interface RequestedPage {
  /** Page number from 1. */
  readonly page: number;
  /** Whether the results are appended instead of replacing the loaded ones. */
  readonly isAdded: boolean;
}

/** State of a search. Send a call whenever `request` increases; responses to older requests are dropped. */
export interface SearchState<P extends ResultProfile> {
  readonly status: 'uninitialised' | 'loading' | 'ready' | 'failed';
  readonly filters: FilterOptions;
  /** Whether the user chose the filters. Otherwise they are the defaults of the first response. */
  readonly isManual: boolean;
  /** Whether the filters differ from the defaults, through the address or the user's choice. */
  readonly isNamed: boolean;
  readonly isInitialised: boolean;
  /**
   * Filters that found nobody, so that the search was widened, by itself or at the user's request. They stay the saved
   * ones. Null otherwise.
   */
  readonly widenedFrom: FilterOptions | null;
  /** Number of the shown page, or of the last appended one. Changes once a requested page is loaded. */
  readonly page: number;
  readonly requestedPage: RequestedPage;
  /** Order token of the pages from the server; null before the first response. */
  readonly scroll: string | null;
  readonly profiles: readonly P[];
  readonly total: number;
  readonly hasEnded: boolean;
  readonly request: number;
}

/** State before the first call (spec: search.starts-uninitialised). */
export const initialSearch: SearchState<never> = {
  status: 'uninitialised',
  filters: noFilters,
  isManual: false,
  isNamed: false,
  isInitialised: false,
  widenedFrom: null,
  page: 1,
  requestedPage: { page: 1, isAdded: false },
  scroll: null,
  profiles: [],
  total: 0,
  hasEnded: false,
  request: 0,
};

/** Events that `reduceSearch` handles. */
export type SearchEvent<P extends ResultProfile> =
  | { readonly type: 'started' }
  | { readonly type: 'restored'; readonly kept: SearchState<P> }
  | { readonly type: 'filtersChanged'; readonly filters: Partial<FilterOptions> }
  | { readonly type: 'widened'; readonly filters: Partial<FilterOptions> }
  | { readonly type: 'moved'; readonly address: SearchAddress }
  | { readonly type: 'reloaded' }
  | { readonly type: 'pageChosen'; readonly page: number }
  | { readonly type: 'moreWanted' }
  | { readonly type: 'retried' }
  | { readonly type: 'vanished'; readonly ids: ReadonlySet<string> }
  | { readonly type: 'answered'; readonly request: number; readonly response: SearchResultsOf<P> }
  | { readonly type: 'failed'; readonly request: number };

/** Search response with profiles of any type. */
export type SearchResultsOf<P> = Pick<SearchResponse, 'paging' | 'filter_options'> & {
  readonly profiles: readonly P[];
};

/** Returns the order token of a search response; null if the server does not provide one. */
export const scrollOf = ({ paging }: Pick<SearchResponse, 'paging'>): string | null => paging.scroll ?? null;
