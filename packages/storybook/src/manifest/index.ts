export { hooksPath, LLMS_FILE, MANIFEST_FILE, markdownPath } from './paths.ts';
export { renderHooks } from './render-hooks.ts';
export { renderLlms } from './render-llms.ts';
export { renderManifest } from './render-manifest.ts';
export { renderPage } from './render-page.ts';
export type { ManifestHooks, ManifestPage } from './types.ts';
