export { PartnerTile, type PartnerTileProps } from './PartnerTile.tsx';
