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
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer } from 'react';
import { useClient } from '../provider/context.ts';
import { useHiddenMembers } from '../safety/hiddenMembers.ts';

/** The search page: what was found, and what can be asked next. */
export interface UseSearchResult {
  state: SearchState<Profile>;
  onFilter: (change: Partial<FilterOptions>) => void;
  onPage: (page: number) => void;
  onMore: () => void;
  onRetry: () => void;
  /** Goes to what another address asks for. */
  onMove: (address: SearchAddress) => void;
  /** Shows what was kept when the search was left. */
  onRestore: (kept: SearchState<Profile>) => void;
}

/** What is asked for: the search on show, with the page that is wanted. */
const askedOf = (state: SearchState<Profile>) => ({ ...state, page: state.asked.page });

const queryOf = (origin: SearchOrigin, state: SearchState<Profile>) =>
  state.isInitialised
    ? laterSearchQuery(origin, askedOf(state))
    : addressSearchQuery(origin, addressOf(askedOf(state)));

/** Starts with what the page's loader has fetched, so that the first render shows it. */
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
 * A search by the rules of core: it starts where the address says, defaults come with the first answer, a change of
 * filters asks once for page 1.
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
      // Who comes back finds the filters of the last search, which the server keeps, not an older first answer.
      if (state.isManual)
        queryClient.removeQueries({
          queryKey: queryKeyOf(calls.search, firstSearchQuery(origin)),
          exact: true,
        });
      // Who comes back to this address finds what it showed.
      if (!origin.autoLoad || state.asked.page === 1) {
        const query = addressSearchQuery(origin, addressOf(askedOf(state)));
        queryClient.setQueryData(queryKeyOf(calls.search, query), response);
      }
      dispatch({ type: 'answered', request, response });
    } catch {
      // The error policy has written it down; the screen says so and offers to try again.
      dispatch({ type: 'failed', request });
    }
  });
  const gone = useHiddenMembers();
  const isSomebodyGone = state.profiles.some(({ id }) => gone.has(id));
  // Also what is answered or restored later, and was so before somebody vanished; nobody sees them for a moment.
  useLayoutEffect(() => {
    if (isSomebodyGone) dispatch({ type: 'vanished', ids: gone });
  }, [gone, isSomebodyGone]);
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
