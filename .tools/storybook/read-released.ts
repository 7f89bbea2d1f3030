import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastRelease, readStoryHashes } from '../../packages/storybook/src/changes/releases.ts';
import type { Release } from '../../packages/storybook/src/changes/releases.ts';
import type { RenamedStories } from '../../packages/storybook/src/changes/changes-since.ts';
import type { StoryHashes } from '../../packages/storybook/src/changes/story-hashes.ts';
import { root } from '../workspace.ts';

/** Returns what a JSON file contains; undefined, with a warning, for a missing or broken one. */
function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
  } catch (error) {
    process.emitWarning(
      `${path} could not be read, so no story is marked as new or changed: ${String(error)}`,
    );
    return undefined;
  }
}

/** Returns the stories of the last release of `docs/releases.json`, and those renamed since. */
export function readReleased(): { stories: StoryHashes | undefined; renamed: RenamedStories } {
  const release = lastRelease(readJson<Release[]>('docs/releases.json') ?? []);
  const renamedStories = readJson<RenamedStories>('stories/renamed.json') ?? {};
  return { stories: release && readStoryHashes(release), renamed: renamedStories };
}
