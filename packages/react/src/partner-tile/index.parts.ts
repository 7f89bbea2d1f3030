export {
  PartnerTileRoot as Root,
  type PartnerTileRootProps as RootProps,
  type PartnerTileState as RootState,
} from './PartnerTileRoot.tsx';
export {
  PartnerTileLink as Link,
  type PartnerTileLinkProps as LinkProps,
  type PartnerTileLinkState as LinkState,
} from './PartnerTileLink.tsx';
