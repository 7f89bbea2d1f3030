import { queryFor, queryKeyOf } from '@meetcute/client';
import { calls, type FilterOptions, type Profile, type SearchResponse } from '@meetcute/contract';
import {
  addressOf,
  addressSearchQuery,
  firstSearchQuery,
  laterSearchQuery,
  reduceSearch,
  searchAt,
  type SearchAddress,
  type SearchOrigin,
  type SearchState,
} from '@meetcute/core';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer } from 'react';
import { useClient, useQueryClient } from '../provider/context.ts';
import { useHiddenMembers } from '../safety/hidden-members.ts';

/** Results of a search, and actions that change it. */
export interface UseSearchResult {
  /** Filters, results and status of the search. */
  state: SearchState<Profile>;
  /** Changes filters and loads the first page. */
  onFilter: (change: Partial<FilterOptions>) => void;
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

const queryOf = (origin: SearchOrigin, state: SearchState<Profile>) =>
  state.isInitialised
    ? laterSearchQuery(origin, withRequestedPage(state))
    : addressSearchQuery(origin, addressOf(withRequestedPage(state)));

/** Starts with the results that the page's loader has fetched, so that the first render shows them. */
function startWith(
  queryClient: QueryClient,
  origin: SearchOrigin,
  address: SearchAddress,
): SearchState<Profile> {
  const started = reduceSearch<Profile>(searchAt(address), { type: 'started' });
  const response = queryClient.getQueryData<SearchResponse>(
    queryKeyOf(calls.search, addressSearchQuery(origin, address)),
  );
  return response ? reduceSearch(started, { type: 'answered', request: started.request, response }) : started;
}

const fromTheStart: SearchAddress = { filters: null, page: 1 };

/**
 * Searches members. Starts with the filters and page of `address` (default: page 1 without filters); default filters
 * come with the first response. A change of filters sends one request for page 1.
 */
export function useSearch(origin: SearchOrigin, address: SearchAddress = fromTheStart): UseSearchResult {
  const queryClient = useQueryClient();
  const client = useClient();
  const [state, dispatch] = useReducer(reduceSearch<Profile>, null, () =>
    startWith(queryClient, origin, address),
  );
  const ask = useEffectEvent(async (request: number) => {
    try {
      const response = await queryClient.fetchQuery(queryFor(client, calls.search, queryOf(origin, state)));
      // The server stores the last filters, so a cached first response with older filters must not be shown again.
      if (state.isManual)
        queryClient.removeQueries({
          queryKey: queryKeyOf(calls.search, firstSearchQuery(origin)),
          exact: true,
        });
      // A return to this URL shows the same results.
      if (!origin.autoLoad || state.requestedPage.page === 1) {
        const query = addressSearchQuery(origin, addressOf(withRequestedPage(state)));
        queryClient.setQueryData(queryKeyOf(calls.search, query), response);
      }
      dispatch({ type: 'answered', request, response });
    } catch {
      // The error policy logs it; the screen shows the error and a retry button.
      dispatch({ type: 'failed', request });
    }
  });
  const gone = useHiddenMembers();
  const hasHidden = state.profiles.some(({ id }) => gone.has(id));
  // Also applies to later and restored results. A layout effect, so that hidden members never show for a moment.
  useLayoutEffect(() => {
    if (hasHidden) dispatch({ type: 'vanished', ids: gone });
  }, [gone, hasHidden]);
  const isDue = state.status === 'loading';
  useEffect(() => {
    if (isDue) void ask(state.request);
  }, [isDue, state.request]);
  return {
    state,
    onFilter: (filters) => dispatch({ type: 'filtersChanged', filters }),
    onPage: (page) => dispatch({ type: 'pageChosen', page }),
    onMore: () => dispatch({ type: 'moreWanted' }),
    onRetry: () => dispatch({ type: 'retried' }),
    onMove: (next) => dispatch({ type: 'moved', address: next }),
    onRestore: (kept) => dispatch({ type: 'restored', kept }),
  };
}
