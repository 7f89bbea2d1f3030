export * as PartnerTile from './index.parts.ts';
export type { PartnerTileLinkProps, PartnerTileLinkState } from './PartnerTileLink.tsx';
export type { PartnerTileRootProps, PartnerTileState } from './PartnerTileRoot.tsx';
