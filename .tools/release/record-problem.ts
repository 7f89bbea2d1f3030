import { changesSince, readStoryHashes } from '../../packages/storybook/src/changes/index.ts';
import type { Release, StoryHashes } from '../../packages/storybook/src/changes/index.ts';

/** Advice about a record of something else. */
export const AGAIN = 'Publish from its commit, or record it again: npm run release -- --record';

/** Returns why a record does not describe the version to publish, null if it does. */
export function recordProblem(
  release: Release | undefined,
  version: string,
  stories: StoryHashes,
): string | null {
  if (release?.version !== version) return `docs/releases.json does not end with ${version}. ${AGAIN}`;
  const changes = changesSince(readStoryHashes(release), stories);
  const count = changes.new.length + changes.changed.length + changes.removed.length;
  return count === 0
    ? null
    : `${count} stories differ from those that docs/releases.json has for ${version}. ${AGAIN}`;
}
