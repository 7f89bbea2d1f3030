import type { Profile } from '@meetcute/contract';
import { EmptySearch, MoreResults, Pagination, ResultGrid, SearchResults } from '@meetcute/kit/search-grid';
import { useSearch } from '@meetcute/react/search';

const origin = {
  source: 'search',
  trafficSource: null,
  autoLoad: true,
  hideNudity: false,
  searchAllCountries: false,
} as const;

const itemsOf = (profiles: readonly Profile[]) => profiles.map((profile) => ({ kind: 'profile', profile }) as const);
const profileHref = ({ id }: Profile) => `/members/${id}`;

export function Example() {
  const search = useSearch(origin);
  return <SearchResults search={search} items={itemsOf(search.state.profiles)} profileHref={profileHref} />;
}

/** The same pieces in an order of your own. */
export function Pieces({ profiles }: { profiles: readonly Profile[] }) {
  const search = useSearch(origin);
  const { page, total, status } = search.state;
  if (profiles.length === 0) return <EmptySearch widening={null} />;
  return (
    <>
      <ResultGrid label="Members" items={itemsOf(profiles)} profileHref={profileHref} />
      <MoreResults search={search} />
      <Pagination page={page} total={total} isDisabled={status === 'loading'} onPage={search.onPage} />
    </>
  );
}
