export type { ManifestChunk, SiteAssets } from './assets.ts';
export { createSiteServer } from './create-site-server.tsx';
export { createMailLook } from './mail-look.ts';
export type { RenderOptions, SiteServer } from './types.ts';
export { findTemplateProblems } from '../template/find-template-problems.ts';
export { findTextScreens } from '../pages/screen-texts.ts';
