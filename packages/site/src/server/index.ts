export type { ManifestChunk, SiteAssets } from './assets.ts';
export { createSiteServer } from './createSiteServer.tsx';
export type { RenderOptions, SiteServer } from './types.ts';
