import type { Profile } from '@meetcute/contract';
import { PartnerTile } from '@meetcute/react/partner-tile';
import { ProfileCard } from '@meetcute/react/profile-card';
import { SearchGrid, useNearEnd, useSearchGrid } from '@meetcute/react/search-grid';

interface Props {
  profiles: readonly Profile[];
  /** Loads more profiles. */
  onMore: () => void;
}

/** Your own columns, and rows of equal height. It renders the visible items of thousands. */
export function Example({ profiles, onMore }: Props) {
  const grid = useSearchGrid(profiles.length + 1);
  const end = useNearEnd<HTMLDivElement>(false, onMore);
  return (
    <>
      <SearchGrid.Root
        grid={grid}
        aria-label="Members"
        style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gridAutoRows: '1fr', gap: '1rem' }}
      >
        {grid.items.map((item) => {
          const profile = profiles[item.index];
          return profile ? (
            <SearchGrid.Item key={item.slot} item={item}>
              <ProfileCard.Root profile={profile}>
                <a href={`/members/${profile.id}`}>{profile.name}</a>
              </ProfileCard.Root>
            </SearchGrid.Item>
          ) : (
            <SearchGrid.Tile key={item.slot} item={item} kind="cams" href="/partner/luna">
              <PartnerTile.Link>Luna, 28: live on webcam now</PartnerTile.Link>
            </SearchGrid.Tile>
          );
        })}
      </SearchGrid.Root>
      <div ref={end} />
    </>
  );
}
