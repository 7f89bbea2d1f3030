export { advertLabelCss, advertReasonCss } from './advert-reason-css.ts';
export { PartnerTile } from './PartnerTile.tsx';
export { skinPartnerTile, type PartnerTileSlots, type PartnerTileProps } from './skin-partner-tile.tsx';
