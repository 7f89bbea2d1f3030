import { usePart, type PartProps } from '../part/usePart.ts';
import type { SearchGridItem } from './useSearchGrid.ts';

/** State of an item; it has none. */
export type SearchGridItemState = Readonly<Record<never, never>>;

/** Props of `SearchGrid.Item`. */
export interface SearchGridItemRootProps extends PartProps<'li', SearchGridItemState> {
  /** Item of the grid, one of `grid.items`. */
  item: SearchGridItem;
}

/** Unstyled item of a search grid, a `li` with its position in the full list. */
export function SearchGridItemRoot({ item, as: Frame = 'li', ...props }: SearchGridItemRootProps) {
  return <Frame {...usePart(props, {}, item.itemProps)} />;
}
