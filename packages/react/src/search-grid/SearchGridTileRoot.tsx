import { PartnerTileRoot, type PartnerTileRootProps } from '../partner-tile/PartnerTileRoot.tsx';
import { usePart, type PartProps } from '../part/usePart.ts';
import type { SearchGridItem } from './useSearchGrid.ts';

/** State of a tile, passed to its `className`, `style` and `children` functions. */
export interface SearchGridTileState {
  /** Whether the offer is loading. @selector [data-pending] */
  isPending: boolean;
}

/** Props of `SearchGrid.Tile`. */
export interface SearchGridTileRootProps
  extends PartProps<'li', SearchGridTileState>, Pick<PartnerTileRootProps, 'kind'> {
  /** Item of the grid, one of `grid.items`. */
  item: SearchGridItem;
  /** URL of the partner's offer; null while the offer is loading. @selector [data-pending] */
  href: string | null;
}

/**
 * Unstyled item of a search grid for a partner's offer, a `li`. Renders its children in a `PartnerTile.Root`, which
 * labels them as advertising and names the advertiser; put the title into a `PartnerTile.Link`.
 */
export function SearchGridTileRoot({
  item,
  href,
  kind,
  as: Frame = 'li',
  ...props
}: SearchGridTileRootProps) {
  const { children, ...frameProps } = usePart(props, { isPending: href === null }, item.itemProps);
  return (
    <Frame {...frameProps}>
      <PartnerTileRoot href={href} kind={kind}>
        {children}
      </PartnerTileRoot>
    </Frame>
  );
}
