import { queryFor, queryKeyOf } from '@meetcute/client';
import {
  calls,
  type FilterOptions,
  type Profile,
  type SearchResponse,
  type Settings,
} from '@meetcute/contract';
import {
  addressOf,
  addressSearchQuery,
  automaticWidening,
  firstSearchQuery,
  pendingSearchQuery,
  reduceSearch,
  searchAt,
  type SearchAddress,
  type SearchOrigin,
  type SearchState,
} from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer } from 'react';
import { useClient, useQueryClient, useSettings } from '../provider/context.ts';
import { useHiddenMembers } from '../safety/hidden-members.ts';

/** Results of a search, and actions that change it. */
export interface UseSearchResult {
  /** Filters, results and status of the search. */
  state: SearchState<Profile>;
  /** Changes filters and loads the first page. */
  onFilter: (change: Partial<FilterOptions>) => void;
  /** Widens a search that found nobody, until it finds somebody. The filters stay the saved ones. */
  onWiden: (change: Partial<FilterOptions>) => void;
  /** Goes to a page, counted from 1. */
  onPage: (page: number) => void;
  /** Loads the next page and adds it below. */
  onMore: () => void;
  /** Repeats a failed search. */
  onRetry: () => void;
  /** Goes to the search of another URL. */
  onMove: (address: SearchAddress) => void;
  /** Restores the state of a search that was left. */
  onRestore: (kept: SearchState<Profile>) => void;
}

/** Returns the search state with the requested page. */
const withRequestedPage = (state: SearchState<Profile>) => ({ ...state, page: state.requestedPage.page });

/** Continues with the results that the page's loader has fetched, so that the first render shows them. */
function withLoaded(
  state: SearchState<Profile>,
  queryClient: QueryClient,
  origin: SearchOrigin,
  settings: Settings,
): SearchState<Profile> {
  const response = queryClient.getQueryData<SearchResponse>(
    queryKeyOf(calls.search, pendingSearchQuery(origin, state)),
  );
  if (!response) return state;
  const nextState = reduceSearch(state, { type: 'answered', request: state.request, response });
  const filters = automaticWidening(nextState, settings);
  return filters
    ? withLoaded(reduceSearch(nextState, { type: 'widened', filters }), queryClient, origin, settings)
    : nextState;
}

const fromTheStart: SearchAddress = { filters: null, page: 1 };

/**
 * Searches members. Starts with the filters and page of `address` (default: page 1 without filters); default filters
 * come with the first response. A change of filters sends one request for page 1. A search that opens without results is
 * widened until there are some.
 */
export function useSearch(origin: SearchOrigin, address: SearchAddress = fromTheStart): UseSearchResult {
  const queryClient = useQueryClient();
  const client = useClient();
  const settings = useSettings();
  const [state, dispatch] = useReducer(reduceSearch<Profile>, null, () =>
    withLoaded(reduceSearch<Profile>(searchAt(address), { type: 'started' }), queryClient, origin, settings),
  );
  const ask = useEffectEvent(async (request: number) => {
    try {
      const response = await queryClient.fetchQuery(
        queryFor(client, calls.search, pendingSearchQuery(origin, state)),
      );
      // The server stores the last filters, so cached responses with older filters must not be shown again.
      if (state.isManual) {
        queryClient.removeQueries({
          queryKey: queryKeyOf(calls.search, firstSearchQuery(origin)),
          exact: true,
        });
        queryClient.removeQueries({ queryKey: [calls.getSuggestions.name] });
      }
      // A return to this URL shows the same results.
      if (!state.widenedFrom && (!origin.autoLoad || state.requestedPage.page === 1)) {
        const query = addressSearchQuery(origin, addressOf(withRequestedPage(state)));
        queryClient.setQueryData(queryKeyOf(calls.search, query), response);
      }
      dispatch({ type: 'answered', request, response });
    } catch {
      // The error policy logs it; the screen shows the error and a retry button.
      dispatch({ type: 'failed', request });
    }
  });
  const hiddenIds = useHiddenMembers();
  const hasHidden = state.profiles.some(({ id }) => hiddenIds.has(id));
  // Also applies to later and restored results. A layout effect, so that hidden members never show for a moment.
  useLayoutEffect(() => {
    if (hasHidden) dispatch({ type: 'vanished', ids: hiddenIds });
  }, [hiddenIds, hasHidden]);
  const widening = automaticWidening(state, settings);
  const widen = useEffectEvent(() => {
    if (widening) dispatch({ type: 'widened', filters: widening });
  });
  const isEmpty = widening !== null;
  // A layout effect, so that an empty page never shows for a moment.
  useLayoutEffect(() => {
    if (isEmpty) widen();
  }, [isEmpty]);
  const isDue = state.status === 'loading';
  useEffect(() => {
    if (isDue) void ask(state.request);
  }, [isDue, state.request]);
  return {
    state,
    onFilter: (filters) => dispatch({ type: 'filtersChanged', filters }),
    onWiden: (filters) => dispatch({ type: 'widened', filters }),
    onPage: (page) => dispatch({ type: 'pageChosen', page }),
    onMore: () => dispatch({ type: 'moreWanted' }),
    onRetry: () => dispatch({ type: 'retried' }),
    onMove: (next) => dispatch({ type: 'moved', address: next }),
    onRestore: (savedSearch) => dispatch({ type: 'restored', kept: savedSearch }),
  };
}
