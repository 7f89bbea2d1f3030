import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { findSizeProblems } from './check-sizes.ts';
import { firstPages } from './first-scripts.ts';

/** Returns the files of a build in which one screen has scripts of some kB. */
function buildWith(screen: string, size: number): ReadonlyMap<string, string> {
  const manifest = { [`src/screens/${screen}Screen.tsx`]: { file: 'screen.js' } };
  return new Map([
    ['.vite/manifest.json', JSON.stringify(manifest)],
    // Random bytes keep their size in gzip, also as base64.
    ['screen.js', randomBytes(size * 1000).toString('base64url')],
  ]);
}

test.each(firstPages)('lets a brand add 20 kB to $screen of classic, and no more', ({ screen, limit }) => {
  expect(findSizeProblems(buildWith(screen, limit + 15))).toEqual([]);
  const [problem, ...others] = findSizeProblems(buildWith(screen, limit + 25));
  expect(others).toEqual([]);
  expect(problem?.where).toBe(`The screen ${screen}, with its parts and layout`);
  expect(problem?.what).toContain(`may load ${(limit + 20).toFixed(1)} kB.`);
});
