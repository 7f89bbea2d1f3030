import { usePartnerLinks, useRestoreSearch, useSearch, useSimilar, useTiles } from '@meetcute/react/search';

const origin = {
  source: 'search',
  trafficSource: null,
  autoLoad: true,
  hideNudity: false,
  searchAllCountries: false,
} as const;

export function Search() {
  const search = useSearch(origin);
  const { profiles, total, filters, isInitialised } = search.state;
  // Members who widen their search get similar ones after the last result.
  const similar = useSimilar(origin, search.state);
  // Adverts among the results, where the site has them.
  const { cams } = useTiles(filters, isInitialised);
  const { advert } = usePartnerLinks();
  // Stores the results before a link is followed, and restores them on the way back.
  const onLeave = useRestoreSearch('members', search);
  return (
    <>
      <p>{`${profiles.length} of ${total}, ${similar.profiles.length} similar`}</p>
      <a href="/members/11" onClick={() => onLeave('/members/11')}>
        Profile
      </a>
      <button onClick={search.onMore}>Show more</button>
      {cams.length > 0 && <a href={advert}>Advertisement</a>}
    </>
  );
}
