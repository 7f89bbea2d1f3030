import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createAssetList } from './assets.ts';

/** What the frame of every page loads once it is needed. */
const loadedLater = [
  'frame/ConnectionBanner.tsx',
  'legal/LegalModal.tsx',
  'mutual-like/MutualLike.tsx',
  'navigation/MemberActions.tsx',
  'notices/NoticeRegion.tsx',
  'prompts/AppPrompts.tsx',
  'prompts/BirthDateDialog.tsx',
  'session/LiveSession.tsx',
  'session/Vanishing.tsx',
  'ui/ConfirmDialog.tsx',
].map((path) => `packages/site/src/${path}`);

test('files that the frame loads later are kept for pages without a connection, other screens are not', () => {
  expect(loadedLater.filter((path) => !existsSync(path))).toEqual([]);
  const sources = [...loadedLater, 'packages/site/src/screens/legal/TermsScreen.tsx'];
  const chunks = sources.map((path) => [`../../${path}`, { file: path, isDynamicEntry: true }] as const);
  const manifest = { 'src/entry.ts': { file: 'entry.js', isEntry: true }, ...Object.fromEntries(chunks) };
  expect(createAssetList({ manifest, buildId: 'b1' }).laterSources).toEqual(
    loadedLater.map((path) => `../../${path}`),
  );
});
