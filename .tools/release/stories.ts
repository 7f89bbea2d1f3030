import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyHashes } from '../../packages/storybook/src/changes/index.ts';
import type { Release, RenamedStories, StoryHashes } from '../../packages/storybook/src/changes/index.ts';
import { readCsf } from 'storybook/internal/csf-tools';
import { readIfExists, root } from '../workspace.ts';

/** File with all releases. */
export const RECORD = join(root, 'docs/releases.json');

/** Returns all releases; none if there is no record. */
export const readReleases = (): Release[] => JSON.parse(readIfExists(RECORD) ?? '[]') as Release[];

/** Returns the new ids of renamed stories. */
export const readRenamed = (): RenamedStories =>
  JSON.parse(readFileSync(join(root, 'stories/renamed.json'), 'utf8')) as RenamedStories;

/** Reads the stories of the working tree. Takes about two seconds. */
export async function readStories(): Promise<StoryHashes> {
  const files = globSync('stories/**/*.stories.tsx', { cwd: root });
  const hashes = files.map(async (file) => {
    const makeTitle = (title = '') => title;
    return storyHashes((await readCsf(join(root, file), { makeTitle })).parse());
  });
  return Object.assign({}, ...(await Promise.all(hashes))) as StoryHashes;
}
