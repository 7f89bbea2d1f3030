export {
  SearchGridRoot as Root,
  type SearchGridRootProps as RootProps,
  type SearchGridState as RootState,
} from './SearchGridRoot.tsx';
export {
  SearchGridItemRoot as Item,
  type SearchGridItemRootProps as ItemProps,
  type SearchGridItemState as ItemState,
} from './SearchGridItemRoot.tsx';
export {
  SearchGridTileRoot as Tile,
  type SearchGridTileRootProps as TileProps,
  type SearchGridTileState as TileState,
} from './SearchGridTileRoot.tsx';
