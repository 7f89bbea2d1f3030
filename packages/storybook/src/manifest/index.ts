export { LLMS_FILE, MANIFEST_FILE, markdownPath } from './paths.ts';
export { renderLlms } from './renderLlms.ts';
export { renderManifest } from './renderManifest.ts';
export { renderPage } from './renderPage.ts';
export type { ManifestPage } from './types.ts';
