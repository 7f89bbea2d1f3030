export { PartnerTile } from './PartnerTile.tsx';
export { skinPartnerTile, type PartnerTileLook, type PartnerTileProps } from './skinPartnerTile.tsx';
