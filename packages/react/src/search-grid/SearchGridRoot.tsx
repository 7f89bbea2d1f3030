import { usePart, type PartProps } from '../part/usePart.ts';
import type { UseSearchGridResult } from './useSearchGrid.ts';

/** State of a search grid, passed to its `className`, `style` and `children` functions. */
export interface SearchGridState {
  /** Whether the grid has no items. @selector [data-empty] */
  isEmpty: boolean;
  /** Whether the items are outdated and leave as soon as new ones arrive. @selector [data-leaving] */
  isLeaving: boolean;
}

/** Props of `SearchGrid.Root`. */
export interface SearchGridRootProps extends PartProps<'ul', SearchGridState> {
  /** Virtualized grid, from `useSearchGrid`. */
  grid: UseSearchGridResult;
  /** Whether other items that replace these are loading. Default: false. @selector [data-leaving], [aria-busy] */
  isLeaving?: boolean;
}

/**
 * Unstyled grid of items, a `ul`. Style it as a CSS grid with rows of equal height, and render a `SearchGrid.Item` for
 * each of `grid.items`, with its `slot` as key. Arrow keys, Home and End move between the items in two dimensions.
 */
export function SearchGridRoot({ grid, isLeaving = false, as: Frame = 'ul', ...props }: SearchGridRootProps) {
  const ownProps = { ...grid.gridProps, 'aria-busy': isLeaving || undefined };
  return <Frame {...usePart(props, { isEmpty: grid.items.length === 0, isLeaving }, ownProps)} />;
}
