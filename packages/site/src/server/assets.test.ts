import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createAssetList } from './assets.ts';

/** Sources that the shell of every page loads on demand. */
const loadedLater = [
  'frame/ConnectionBanner.tsx',
  'legal/LegalModal.tsx',
  'mutual-like/MutualLike.tsx',
  'navigation/MemberActions.tsx',
  'notices/NoticeRegion.tsx',
  'prompts/AppPrompts.tsx',
  'prompts/BirthDateDialog.tsx',
  'session/LiveSession.tsx',
  'session/MissingMembersPurge.tsx',
  '../../kit/src/dialog/index.ts',
].map((path) => join('packages/site/src', path));

test('keeps files that the shell loads lazily for offline pages, but no other screens', () => {
  expect(loadedLater.filter((path) => !existsSync(path))).toEqual([]);
  const sources = [...loadedLater, 'packages/site/src/screens/legal/TermsScreen.tsx'];
  const chunks = sources.map((path) => [`../../${path}`, { file: path, isDynamicEntry: true }] as const);
  const manifest = { 'src/entry.ts': { file: 'entry.js', isEntry: true }, ...Object.fromEntries(chunks) };
  expect(createAssetList({ manifest, buildId: 'b1' }).laterSources).toEqual(
    loadedLater.map((path) => `../../${path}`),
  );
});
