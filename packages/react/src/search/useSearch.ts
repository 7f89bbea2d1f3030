import { queryFor, queryKeyOf } from '@meetcute/client';
import { calls, type FilterOptions, type Profile, type SearchResponse } from '@meetcute/contract';
import {
  firstSearchQuery,
  initialSearch,
  laterSearchQuery,
  reduceSearch,
  type SearchOrigin,
  type SearchState,
} from '@meetcute/core';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useClient } from '../provider/context.ts';

/** The search page: what was found, and what can be asked next. */
export interface Search {
  state: SearchState<Profile>;
  onFilter: (change: Partial<FilterOptions>) => void;
  onPage: (page: number) => void;
  onMore: () => void;
  onRetry: () => void;
}

const queryOf = (origin: SearchOrigin, state: SearchState<Profile>) =>
  state.isInitialised ? laterSearchQuery(origin, state) : firstSearchQuery(origin);

/** Starts with what the page's loader has fetched, so that the first render shows it. */
function startWith(queryClient: QueryClient, origin: SearchOrigin): SearchState<Profile> {
  const started = reduceSearch<Profile>(initialSearch, { type: 'started' });
  const response = queryClient.getQueryData<SearchResponse>(
    queryKeyOf(calls.search, firstSearchQuery(origin)),
  );
  return response ? reduceSearch(started, { type: 'answered', request: started.request, response }) : started;
}

/** A search by the rules of core: defaults come with the first answer, a change of filters asks once for page 1. */
export function useSearch(origin: SearchOrigin): Search {
  const queryClient = useQueryClient();
  const client = useClient();
  const [state, dispatch] = useReducer(reduceSearch<Profile>, null, () => startWith(queryClient, origin));
  const ask = useEffectEvent(async (request: number) => {
    try {
      const response = await queryClient.fetchQuery(queryFor(client, calls.search, queryOf(origin, state)));
      // Who comes back finds the filters of the last search, which the server keeps, not an older first answer.
      if (state.isManual)
        queryClient.removeQueries({
          queryKey: queryKeyOf(calls.search, firstSearchQuery(origin)),
          exact: true,
        });
      dispatch({ type: 'answered', request, response });
    } catch {
      // The error policy has written it down; the screen says so and offers to try again.
      dispatch({ type: 'failed', request });
    }
  });
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
  };
}
