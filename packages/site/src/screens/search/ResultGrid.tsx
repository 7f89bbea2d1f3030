import type { Cam, Profile } from '@meetcute/contract';
import type { SearchItem } from '@meetcute/core';
import { CardGrid, CardSkeletons } from '@meetcute/kit';
import { useSearchGrid } from '@meetcute/react';
import { useSlot } from '../../template/context.ts';
import { ResultCard } from './ResultCard.tsx';
import { AdvertTile, CamTile } from './TileCard.tsx';

/** An item of the result grid. */
export type ResultItem = SearchItem<Profile, Cam | null, true>;

/** Props of `ResultGrid`. */
export interface ResultGridProps {
  /** Items in order. */
  items: readonly ResultItem[];
  /** Whether results that replace these are loading. @selector [data-leaving] */
  isLoading: boolean;
  /** Accessible name of the grid. */
  label: string;
  /**
   * Number of photos that load eagerly; 0 for a grid below the first screen. Default: 4, the first screen of
   * phone and desktop.
   */
  firstPhotos?: number;
}

function renderItem(item: ResultItem, isFirst: boolean) {
  switch (item.kind) {
    case 'profile':
      return <ResultCard profile={item.profile} isFirst={isFirst} />;
    case 'cam':
      return <CamTile cam={item.cam} />;
    case 'advert':
      return <AdvertTile />;
  }
}

/** Virtualized grid of profiles and partner tiles (spec: search.webcam-tiles-in-results). */
export function ResultGrid({ items, isLoading, label, firstPhotos = 4 }: ResultGridProps) {
  const grid = useSearchGrid(items.length);
  const Card = useSlot('ProfileCard');
  if (items.length === 0 && isLoading)
    return (
      <CardGrid role="list" aria-label={label} aria-busy data-rows="even">
        <CardSkeletons Card={Card} />
      </CardGrid>
    );
  const leaving = isLoading ? { 'aria-busy': true, 'data-leaving': true } : {};
  return (
    <CardGrid {...grid.gridProps} {...leaving} data-rows="even" aria-label={label}>
      {grid.items.map(({ index, slot, itemProps }) => (
        <li key={slot} {...itemProps}>
          {renderItem(items[index]!, index < firstPhotos)}
        </li>
      ))}
    </CardGrid>
  );
}
