import type { Cam, Profile } from '@meetcute/contract';
import type { SearchItem } from '@meetcute/core';
import { SearchGrid, useSearchGrid, type SearchGridState } from '@meetcute/react';
import { memo, type ReactNode } from 'react';
import type { FrameProps } from '../frame/useFrame.ts';
import { PartnerTile } from '../partner-tile/PartnerTile.tsx';
import type { PartnerTileProps } from '../partner-tile/skin-partner-tile.tsx';
import { CardGrid } from '../profile-card/CardGrid.tsx';
import { CardSkeletons } from '../profile-card/CardSkeletons.tsx';
import { ProfileCard } from '../profile-card/ProfileCard.tsx';
import type { ProfileCardProps } from '../profile-card/skin-profile-card.tsx';
import type { Skin } from '../skin.ts';
import { AdvertTile, CamTile } from './PartnerTiles.tsx';

/** An item of the result grid: a member, a webcam (null while it loads), or the site's partner. */
export type ResultItem = SearchItem<Profile, Cam | null, true>;

/** How a result is rendered. Pass stable functions, so that results are not rendered again. */
export interface ResultSlots {
  /** Returns the URL of a member's profile. */
  profileHref: (profile: Profile) => string;
  /** Returns the buttons over a member's photo. Default: none, as for logged-out visitors. */
  actions?: ((profile: Profile) => ReactNode) | undefined;
  /** Returns the menu to report or block a member, required on cards for members. Default: none. */
  menu?: ((profile: Profile) => ReactNode) | undefined;
  /** Returns the line of a card, such as from `useCardLine`. May be another function each time. Default: no lines. */
  line?: ((profile: Profile) => string | null) | undefined;
  /** Component of a member's card. Default: the kit's `ProfileCard`. */
  Card?: Skin<ProfileCardProps> | undefined;
  /** Component of a partner's tile. Default: the kit's `PartnerTile`. */
  Tile?: Skin<PartnerTileProps> | undefined;
}

/** Props of `ResultGrid`. */
export interface ResultGridProps extends FrameProps<HTMLUListElement, SearchGridState>, ResultSlots {
  /** Items in order, from `insertTiles` of `@meetcute/core` or of your own. @selector [data-empty] */
  items: readonly ResultItem[];
  /** Whether results that replace these are loading. Default: false. @selector [data-leaving] */
  isLoading?: boolean;
  /** Accessible name of the grid. */
  label: string;
  /**
   * Number of photos that load eagerly; 0 for a grid below the first screen. Default: 4, the first screen of
   * phone and desktop.
   */
  firstPhotos?: number;
}

interface MemberResultProps extends Pick<ResultSlots, 'profileHref' | 'actions' | 'menu'> {
  /** The member found. */
  profile: Profile;
  /** Line of the card, null for an empty one; undefined for cards without lines. */
  line: string | null | undefined;
  /** Whether the photo is on the first screen and loads eagerly. */
  isFirst: boolean;
  /** Component of the card. */
  Card: Skin<ProfileCardProps>;
}

/** Card of a member; memoized to rerender only on changes. */
const MemberResult = memo(function MemberResult({
  profile,
  line,
  isFirst,
  profileHref,
  actions,
  menu,
  Card,
}: MemberResultProps) {
  return (
    <Card
      profile={profile}
      href={profileHref(profile)}
      line={line}
      isFirst={isFirst}
      actions={actions?.(profile)}
      menu={menu?.(profile)}
    />
  );
});

/** Virtualized grid of members and partner tiles, or placeholders while the first ones load. */
export function ResultGrid({
  items,
  isLoading = false,
  label,
  firstPhotos = 4,
  profileHref,
  actions,
  menu,
  line: findLine,
  Card = ProfileCard,
  Tile = PartnerTile,
  ...frame
}: ResultGridProps) {
  const grid = useSearchGrid(items.length);
  const isFilling = items.length === 0 && isLoading;
  const renderItem = (item: ResultItem, isFirst: boolean) => {
    switch (item.kind) {
      case 'profile': {
        const { profile } = item;
        const line = findLine?.(profile);
        return <MemberResult {...{ profile, line, isFirst, profileHref, actions, menu, Card }} />;
      }
      case 'cam':
        return <CamTile cam={item.cam} Tile={Tile} />;
      case 'advert':
        return <AdvertTile Tile={Tile} />;
    }
  };
  return (
    <SearchGrid.Root
      {...frame}
      as={CardGrid}
      grid={grid}
      isLeaving={isLoading && !isFilling}
      aria-busy={isLoading || undefined}
      aria-label={label}
      data-rows="even"
      data-lines={findLine ? true : undefined}
    >
      {isFilling && <CardSkeletons Card={Card} hasLine={findLine !== undefined} />}
      {grid.items.map((item) => (
        <SearchGrid.Item key={item.slot} item={item}>
          {renderItem(items[item.index]!, item.index < firstPhotos)}
        </SearchGrid.Item>
      ))}
    </SearchGrid.Root>
  );
}
