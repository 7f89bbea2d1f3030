export { PartnerTileLink, type PartnerTileLinkProps } from './PartnerTileLink.tsx';
export { PartnerTileRoot, type PartnerTileRootProps, type PartnerTileState } from './PartnerTileRoot.tsx';
