export type { ManifestChunk, SiteAssets } from './assets.ts';
export { createSiteServer, type RenderOptions, type SiteServer } from './createSiteServer.tsx';
