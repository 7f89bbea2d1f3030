export { PartnerTile as default } from '@meetcute/kit';
