import { addressOf } from './reduce-search.ts';
import { addressSearchQuery, laterSearchQuery, type SearchOrigin, type SearchQuery } from './search-query.ts';
import type { Found, SearchState } from './search-state.ts';

/**
 * Returns the query of the call that a search waits for. That of a search that was widened by itself is not stored as
 * the last search.
 */
export function pendingSearchQuery(origin: SearchOrigin, state: SearchState<Found>): SearchQuery {
  const requested = { ...state, page: state.requestedPage.page };
  if (!state.isInitialised) return addressSearchQuery(origin, addressOf(requested));
  const query = laterSearchQuery(origin, requested);
  return state.widenedFrom ? { ...query, do_not_save: true } : query;
}
