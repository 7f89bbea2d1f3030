import type { FilterOptions, SearchResponse } from '@meetcute/contract';
import type { SearchAddress } from './address.ts';
import { noFilters } from './filters.ts';

/** What the results need of a profile. */
export type Found = { readonly id: string };

/** What a search has asked for last: answered, under way or failed. */
export interface AskedPage {
  /** Counted from 1. */
  readonly page: number;
  /** Whether the answer is added below what is loaded instead of taking its place. */
  readonly isAdded: boolean;
}

/** A search under way. A call is due whenever `request` grows; answers to older requests are dropped. */
export interface SearchState<P extends Found> {
  readonly status: 'uninitialised' | 'loading' | 'ready' | 'failed';
  readonly filters: FilterOptions;
  /** Whether the filters are the user's own choice; the defaults came with the first answer. */
  readonly isManual: boolean;
  /** Whether the filters are more than the default ones, by the address or the user's own choice. */
  readonly isNamed: boolean;
  readonly isInitialised: boolean;
  /** The page on show, or the last of those added below each other; another one that is asked for counts once it is there. */
  readonly page: number;
  readonly asked: AskedPage;
  /** What the server calls the order of the pages; null before the first one. */
  readonly scroll: string | null;
  readonly profiles: readonly P[];
  readonly total: number;
  readonly hasEnded: boolean;
  readonly request: number;
}

/** The search before its first call (spec: search.starts-uninitialised). */
export const initialSearch: SearchState<never> = {
  status: 'uninitialised',
  filters: noFilters,
  isManual: false,
  isNamed: false,
  isInitialised: false,
  page: 1,
  asked: { page: 1, isAdded: false },
  scroll: null,
  profiles: [],
  total: 0,
  hasEnded: false,
  request: 0,
};

export type SearchEvent<P extends Found> =
  | { readonly type: 'started' }
  | { readonly type: 'restored'; readonly kept: SearchState<P> }
  | { readonly type: 'filtersChanged'; readonly filters: Partial<FilterOptions> }
  | { readonly type: 'moved'; readonly address: SearchAddress }
  | { readonly type: 'reloaded' }
  | { readonly type: 'pageChosen'; readonly page: number }
  | { readonly type: 'moreWanted' }
  | { readonly type: 'retried' }
  | { readonly type: 'vanished'; readonly ids: ReadonlySet<string> }
  | { readonly type: 'answered'; readonly request: number; readonly response: Answer<P> }
  | { readonly type: 'failed'; readonly request: number };

/** What an answer says, with profiles of any kind. */
export type Answer<P> = Pick<SearchResponse, 'paging' | 'filter_options'> & {
  readonly profiles: readonly P[];
};
