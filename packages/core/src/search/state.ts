import type { FilterOptions, SearchResponse } from '@meetcute/contract';
import { ALL_REGIONS, PAGE_SIZE } from '../constants.ts';
import { areAddressesEqual, type SearchAddress } from './address.ts';
import { areFiltersEqual, noFilters } from './filters.ts';
import { withoutVanished } from './vanish.ts';

/** What the results need of a profile. */
type Found = { readonly id: string };

/** A search under way. A call is due whenever `request` grows; answers to older requests are dropped. */
export interface SearchState<P extends Found> {
  readonly status: 'uninitialised' | 'loading' | 'ready' | 'failed';
  readonly filters: FilterOptions;
  /** Whether the filters are the user's own choice; the defaults came with the first answer. */
  readonly isManual: boolean;
  /** Whether the filters are more than the default ones, by the address or the user's own choice. */
  readonly isNamed: boolean;
  readonly isInitialised: boolean;
  readonly page: number;
  readonly profiles: readonly P[];
  readonly total: number;
  readonly hasEnded: boolean;
  readonly request: number;
}

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

type Answer<P> = Pick<SearchResponse, 'paging' | 'filter_options'> & { readonly profiles: readonly P[] };

/** The search before its first call (spec: search.starts-uninitialised). */
export const initialSearch: SearchState<never> = {
  status: 'uninitialised',
  filters: noFilters,
  isManual: false,
  isNamed: false,
  isInitialised: false,
  page: 1,
  profiles: [],
  total: 0,
  hasEnded: false,
  request: 0,
};

/** The search of an address before its first call. */
export const searchAt = ({ filters, page }: SearchAddress): SearchState<never> => ({
  ...initialSearch,
  page,
  ...(filters ? { filters, isNamed: true, isInitialised: true } : {}),
});

/** The address of a search. */
export const addressOf = ({
  filters,
  page,
  isNamed,
}: Pick<SearchState<Found>, 'filters' | 'page' | 'isNamed'>): SearchAddress => ({
  filters: isNamed ? filters : null,
  page,
});

const ask = <P extends Found>(
  state: SearchState<P>,
  change: Partial<SearchState<P>> = {},
): SearchState<P> => ({
  ...state,
  ...change,
  status: 'loading',
  request: state.request + 1,
});

const fromTheStart = { page: 1, profiles: [], total: 0, hasEnded: false };

/** A new country starts with all of its regions, unless the same change names one. */
const merge = (filters: FilterOptions, change: Partial<FilterOptions>): FilterOptions => {
  const isOtherCountry = change.country !== undefined && change.country !== filters.country;
  return { ...filters, ...(isOtherCountry ? { countryregion: ALL_REGIONS } : {}), ...change };
};

const changeFilters = <P extends Found>(
  state: SearchState<P>,
  change: Partial<FilterOptions>,
): SearchState<P> => {
  const filters = merge(state.filters, change);
  if (!state.isInitialised || areFiltersEqual(filters, state.filters)) return state;
  return ask(state, { ...fromTheStart, filters, isManual: true, isNamed: true });
};

/** Back, forward and links lead elsewhere; what an address asks for is no choice to be remembered. */
const move = <P extends Found>(state: SearchState<P>, address: SearchAddress): SearchState<P> => {
  if (areAddressesEqual(address, addressOf(state))) return state;
  const { filters, isNamed, isInitialised, page } = searchAt(address);
  const known = isNamed ? filters : state.filters;
  return ask(state, { ...fromTheStart, filters: known, isNamed, isInitialised, page, isManual: false });
};

const take = <P extends Found>(
  state: SearchState<P>,
  { profiles, paging, filter_options }: Answer<P>,
): SearchState<P> => {
  const known = new Set(state.profiles.map(({ id }) => id));
  const all = [...state.profiles, ...profiles.filter(({ id }) => !known.has(id))];
  return {
    ...state,
    status: 'ready',
    filters: state.isInitialised ? state.filters : filter_options,
    isInitialised: true,
    profiles: all,
    total: paging.num_results,
    // A short page is the end even when the count disagrees, because members come and go between two pages.
    hasEnded: profiles.length < PAGE_SIZE || state.page * PAGE_SIZE >= paging.num_results,
  };
};

/** A page beyond the last one, from an old address, gives way to the last one. */
const withinEnd = <P extends Found>(state: SearchState<P>): SearchState<P> => {
  const last = Math.ceil(state.total / PAGE_SIZE);
  return state.profiles.length === 0 && last > 0 && state.page > last ? ask(state, { page: last }) : state;
};

/** Members who may not be met any more leave at once; a page that they leave empty is asked for again. */
const vanish = <P extends Found>(state: SearchState<P>, ids: ReadonlySet<string>): SearchState<P> => {
  const left = withoutVanished(state, ids);
  const isEmptied = left !== state && left.profiles.length === 0 && left.total > 0;
  return isEmptied && left.status === 'ready' ? ask(left) : left;
};

/**
 * The search page: the first answer sets the default filters without a second call; a change of filters empties the
 * results and asks once for page 1; `pageChosen` replaces the results, `moreWanted` adds to them.
 */
export const reduceSearch = <P extends Found>(
  state: SearchState<P>,
  event: SearchEvent<P>,
): SearchState<P> => {
  switch (event.type) {
    case 'started':
      return state.status === 'uninitialised' ? ask(state) : state;
    case 'restored':
      // An answer that was awaited when the search was left is asked for again; one to this visit is dropped.
      return { ...event.kept, request: state.request + 1 };
    case 'filtersChanged':
      return changeFilters(state, event.filters);
    case 'moved':
      return move(state, event.address);
    case 'reloaded':
      return ask(state, fromTheStart);
    case 'pageChosen':
      return ask(state, { page: Math.max(1, event.page), profiles: [] });
    case 'moreWanted':
      return state.status === 'ready' && !state.hasEnded ? ask(state, { page: state.page + 1 }) : state;
    case 'retried':
      return state.status === 'failed' ? ask(state) : state;
    case 'vanished':
      return vanish(state, event.ids);
    case 'answered':
      return event.request === state.request ? withinEnd(take(state, event.response)) : state;
    case 'failed':
      return event.request === state.request ? { ...state, status: 'failed' } : state;
  }
};
