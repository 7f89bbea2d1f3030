import type { FilterOptions } from '@meetcute/contract';
import { ALL_REGIONS, PAGE_SIZE } from '../constants.ts';
import { areAddressesEqual, type SearchAddress } from './search-address.ts';
import { areFiltersEqual } from './filters.ts';
import {
  initialSearch,
  scrollOf,
  type SearchResultsOf,
  type RequestedPage,
  type ResultProfile,
  type SearchEvent,
  type SearchState,
} from './search-state.ts';
import { withoutRemoved } from './without-removed.ts';

/** Returns the fields of a search without results that requests a page. */
const withoutResults = (page: number) => ({
  page,
  requestedPage: { page, isAdded: false },
  scroll: null,
  profiles: [],
  total: 0,
  hasEnded: false,
});

/** Creates the search state of an address, before the first call. */
export const searchAt = ({ filters, page }: SearchAddress): SearchState<never> => ({
  ...initialSearch,
  ...withoutResults(page),
  ...(filters ? { filters, isNamed: true, isInitialised: true } : {}),
});

/** Returns the address of a search. That of a widened one keeps the filters that found nobody. */
export const addressOf = ({
  filters,
  widenedFrom,
  page,
  isNamed,
}: Pick<SearchState<ResultProfile>, 'filters' | 'widenedFrom' | 'page' | 'isNamed'>): SearchAddress => ({
  filters: isNamed ? (widenedFrom ?? filters) : null,
  page,
});

/** Starts a call with the filters and page of the search. A pending one is dropped. */
const requestResults = <P extends ResultProfile>(
  state: SearchState<P>,
  change: Partial<SearchState<P>> = {},
): SearchState<P> => ({
  ...state,
  ...change,
  status: 'loading',
  request: state.request + 1,
});

/** Requests another page. The loaded results stay until it succeeds. */
const requestPage = <P extends ResultProfile>(
  state: SearchState<P>,
  page: number,
  { isAdded }: Pick<RequestedPage, 'isAdded'>,
): SearchState<P> => requestResults(state, { requestedPage: { page, isAdded } });

/** A new country resets the region, unless the change names one. */
const mergeFilters = (filters: FilterOptions, change: Partial<FilterOptions>): FilterOptions => {
  const isOtherCountry = change.country !== undefined && change.country !== filters.country;
  return { ...filters, ...(isOtherCountry ? { countryregion: ALL_REGIONS } : {}), ...change };
};

const changeFilters = <P extends ResultProfile>(
  state: SearchState<P>,
  change: Partial<FilterOptions>,
): SearchState<P> => {
  const filters = mergeFilters(state.filters, change);
  if (!state.isInitialised || areFiltersEqual(filters, state.filters)) return state;
  return requestResults(state, {
    ...withoutResults(1),
    filters,
    widenedFrom: null,
    isManual: true,
    isNamed: true,
  });
};

/** Requests wider results without making them the user's choice, so that the user can return to the given filters. */
const widenSearch = <P extends ResultProfile>(
  state: SearchState<P>,
  change: Partial<FilterOptions>,
): SearchState<P> =>
  requestResults(state, {
    ...withoutResults(state.requestedPage.page),
    filters: mergeFilters(state.filters, change),
    widenedFrom: state.widenedFrom ?? state.filters,
  });

/** Returns whether an address differs only by its page, so that the order of the pages stays. */
const hasSameFilters = (state: SearchState<ResultProfile>, { filters }: SearchAddress): boolean =>
  filters ? areFiltersEqual(filters, state.widenedFrom ?? state.filters) : !state.isNamed;

/** Navigates to another address. Its filters are not a choice of the user, so they are not remembered. */
const moveToAddress = <P extends ResultProfile>(
  state: SearchState<P>,
  address: SearchAddress,
): SearchState<P> => {
  if (areAddressesEqual(address, addressOf(state))) return state;
  const { filters, isNamed, isInitialised, page } = searchAt(address);
  if (hasSameFilters(state, address)) {
    const { isManual, scroll, widenedFrom } = state;
    // The first page of the default filters needs a call without filters.
    const isKnown = isNamed || (state.isInitialised && page > 1);
    return requestResults(state, {
      ...withoutResults(page),
      scroll,
      isNamed,
      isInitialised: isKnown,
      widenedFrom: isKnown ? widenedFrom : null,
      isManual,
    });
  }
  const nextFilters = isNamed ? filters : state.filters;
  return requestResults(state, {
    ...withoutResults(page),
    filters: nextFilters,
    isNamed,
    isInitialised,
    widenedFrom: null,
    isManual: false,
  });
};

/** Shows the profiles of a response, in place of the loaded ones or after them. */
const showResults = <P extends ResultProfile>(
  state: SearchState<P>,
  { profiles, paging, filter_options }: SearchResultsOf<P>,
): SearchState<P> => {
  const { page, isAdded } = state.requestedPage;
  const earlierProfiles = isAdded ? state.profiles : [];
  const loadedIds = new Set(earlierProfiles.map(({ id }) => id));
  return {
    ...state,
    status: 'ready',
    filters: state.isInitialised ? state.filters : filter_options,
    isInitialised: true,
    page,
    scroll: scrollOf({ paging }),
    profiles: [...earlierProfiles, ...profiles.filter(({ id }) => !loadedIds.has(id))],
    total: paging.num_results,
    // A short page is the last one even if the total disagrees, because members join and leave between two
    // pages.
    hasEnded: profiles.length < PAGE_SIZE || page * PAGE_SIZE >= paging.num_results,
  };
};

/** Applies a response. A page beyond the last one, such as one of an old address, is replaced by the last one. */
const applyResponse = <P extends ResultProfile>(
  state: SearchState<P>,
  response: SearchResultsOf<P>,
): SearchState<P> => {
  const next = showResults(state, response);
  const last = Math.ceil(next.total / PAGE_SIZE);
  if (next.profiles.length > 0 || last === 0 || next.page <= last) return next;
  const { page, profiles, hasEnded } = state;
  return requestPage({ ...next, page, profiles, hasEnded }, last, { isAdded: false });
};

/** Removes hidden members at once. Reloads a page that becomes empty. */
const removeHiddenMembers = <P extends ResultProfile>(
  state: SearchState<P>,
  ids: ReadonlySet<string>,
): SearchState<P> => {
  const nextState = withoutRemoved(state, ids);
  const isEmptied = nextState !== state && nextState.profiles.length === 0 && nextState.total > 0;
  return isEmptied && nextState.status === 'ready'
    ? requestPage(nextState, nextState.page, { isAdded: false })
    : nextState;
};

/**
 * Returns the next search state. The first response sets the default filters without a second call. New
 * filters clear the results and request page 1 once. `pageChosen` replaces the results when the page is
 * loaded; `moreWanted` appends to them. `widened` changes filters without a choice of the user.
 */
export const reduceSearch = <P extends ResultProfile>(
  state: SearchState<P>,
  event: SearchEvent<P>,
): SearchState<P> => {
  switch (event.type) {
    case 'started':
      return state.status === 'uninitialised' ? requestResults(state) : state;
    case 'restored':
      // Drops a response that is still pending for this visit. The caller repeats the restored search's own
      // pending request.
      return { ...event.kept, request: state.request + 1 };
    case 'filtersChanged':
      return changeFilters(state, event.filters);
    case 'widened':
      return widenSearch(state, event.filters);
    case 'moved':
      return moveToAddress(state, event.address);
    case 'reloaded':
      return requestResults(state, withoutResults(1));
    case 'pageChosen':
      return requestPage(state, Math.max(1, event.page), { isAdded: false });
    case 'moreWanted':
      return state.status === 'ready' && !state.hasEnded
        ? requestPage(state, state.page + 1, { isAdded: true })
        : state;
    case 'retried':
      return state.status === 'failed' ? requestResults(state) : state;
    case 'vanished':
      return removeHiddenMembers(state, event.ids);
    case 'answered':
      return event.request === state.request ? applyResponse(state, event.response) : state;
    case 'failed':
      return event.request === state.request ? { ...state, status: 'failed' } : state;
  }
};
