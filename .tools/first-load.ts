import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFirstScripts, type BuildManifest } from '../packages/brand-tools/src/check/first-scripts.ts';
import { root } from './workspace.ts';

/**
 * Returns the scripts that a page of a built template loads first, from the sources that it shows. `folder` has the build.
 * Paths are relative to the repository.
 */
export function firstLoad(folder: string, sources: readonly string[]): string[] {
  const text = readFileSync(join(root, folder, '.vite', 'manifest.json'), 'utf8');
  return findFirstScripts(JSON.parse(text) as BuildManifest, sources).map((file) => join(folder, file));
}
