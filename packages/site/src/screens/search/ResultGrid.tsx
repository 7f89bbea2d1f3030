import type { Cam, Profile } from '@meetcute/contract';
import type { SearchItem } from '@meetcute/core';
import { CardGrid, CardGridSkeleton } from '@meetcute/kit';
import { useSearchGrid } from '@meetcute/react';
import { ResultCard } from './ResultCard.tsx';
import { AdvertTile, CamTile } from './TileCard.tsx';

/** What stands in the grid of results. */
export type ResultItem = SearchItem<Profile, Cam | null, true>;

export interface ResultGridProps {
  items: readonly ResultItem[];
  /** Whether results are on their way that take the place of these. */
  isLoading: boolean;
  label: string;
  /** Photos that are loaded at once; 0 for a grid below the first screen. Default: 4, the first screen of a phone and of a desktop. */
  firstPhotos?: number;
}

function drawItem(item: ResultItem, isFirst: boolean) {
  switch (item.kind) {
    case 'profile':
      return <ResultCard profile={item.profile} isFirst={isFirst} />;
    case 'cam':
      return <CamTile cam={item.cam} />;
    case 'advert':
      return <AdvertTile />;
  }
}

/** Found members and tiles side by side, of which only those in sight are drawn (spec: search.webcam-tiles-in-results). */
export function ResultGrid({ items, isLoading, label, firstPhotos = 4 }: ResultGridProps) {
  const grid = useSearchGrid(items.length);
  if (items.length === 0 && isLoading) return <CardGridSkeleton label={label} />;
  const leaving = isLoading ? { 'aria-busy': true, 'data-leaving': true } : {};
  return (
    <CardGrid {...grid.gridProps} {...leaving} data-rows="even" aria-label={label}>
      {grid.items.map(({ index, slot, itemProps }) => (
        <li key={slot} {...itemProps}>
          {drawItem(items[index]!, index < firstPhotos)}
        </li>
      ))}
    </CardGrid>
  );
}
