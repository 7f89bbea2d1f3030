import {
  addressOf,
  areAddressesEqual,
  areFiltersEqual,
  PAGE_SIZE,
  parseSearchAddress,
  searchOrigin,
  searchPartsOf,
  type SearchAddress,
  type SearchOrigin,
} from '@meetcute/core';
import {
  useRestoreSearch,
  useSearch,
  useSettings,
  useTrafficSource,
  type UseSearchResult,
} from '@meetcute/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCurrentPage, useNavigate } from '../../router/index.ts';

/** History state of addresses that the search itself has written. */
interface OwnState {
  /** Whether the search wrote the address. Default: false. */
  isSearchOwn?: boolean;
}

/** Returns a query string with the parts of the search replaced and all others kept. */
function queryWith(search: string, address: SearchAddress): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(searchPartsOf(address))) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query.toString();
}

/** Infinite results share one address, whatever their number of pages. */
const shownAddress = (state: Parameters<typeof addressOf>[0], isPaged: boolean): SearchAddress => ({
  ...addressOf(state),
  ...(isPaged ? {} : { page: 1 }),
});

interface SearchPage {
  /** State and actions of the search. */
  search: UseSearchResult;
  /** Source and site-wide options of the search. */
  origin: SearchOrigin;
  /** Called with the address of an opened profile, so that returning restores the position. */
  onOpen: (href: string) => void;
}

/** Synchronizes the search with the address, so that filters and page can be shared and restored. */
export function useSearchPage(): SearchPage {
  const settings = useSettings();
  const { action, location } = useCurrentPage();
  const { search: query, state: entry, key } = location;
  const isForeign = action === 'pop' || !(entry as OwnState | null)?.isSearchOwn;
  const navigate = useNavigate();
  const addressIn = (text: string) => parseSearchAddress(new URLSearchParams(text), settings);
  const origin = searchOrigin(settings, useTrafficSource());
  const search = useSearch(origin, addressIn(query));
  const onOpen = useRestoreSearch(key, search);
  const { filters, widenedFrom, isNamed, page } = search.state;
  const chosenFilters = widenedFrom ?? filters;
  const defaults = useRef(chosenFilters);
  const isPaged = settings.search_paging === 'pages';
  const follow = useEffectEvent((text: string) => {
    const address = addressIn(text);
    if (isForeign && !areAddressesEqual(address, shownAddress(search.state, isPaged))) search.onMove(address);
  });
  useEffect(() => follow(query), [query]);

  const write = useEffectEvent(async (nextAddress: SearchAddress) => {
    const address = addressIn(query);
    if (areAddressesEqual(address, nextAddress)) return;
    const go = (target: SearchAddress, replace: boolean) =>
      navigate(
        { search: queryWith(query, target) },
        { replace, preventScrollReset: true, state: { isSearchOwn: true } satisfies OwnState },
      );
    // The chosen filters become the defaults of the next visit, so going back needs the previous defaults in
    // the address.
    // A return from a widened search chooses the defaults themselves, so it names them in this address.
    const isFirstChoice = address.filters === null && nextAddress.filters !== null;
    const isReturn = isFirstChoice && areFiltersEqual(nextAddress.filters, defaults.current);
    if (isFirstChoice && !isReturn) await go({ ...address, filters: defaults.current }, true);
    const { total } = search.state;
    await go(nextAddress, isReturn || (total > 0 && (address.page - 1) * PAGE_SIZE >= total));
  });
  useEffect(() => {
    if (!isNamed) defaults.current = chosenFilters;
    void write(shownAddress({ filters, widenedFrom, isNamed, page }, isPaged));
  }, [filters, chosenFilters, widenedFrom, isNamed, isPaged, page]);
  return { search, origin, onOpen };
}
