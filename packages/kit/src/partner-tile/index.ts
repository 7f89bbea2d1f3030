export { advertReasonCss } from './advertReasonCss.ts';
export { PartnerTile } from './PartnerTile.tsx';
export { skinPartnerTile, type PartnerTileSlots, type PartnerTileProps } from './skinPartnerTile.tsx';
