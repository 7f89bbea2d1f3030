import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { changesIndexer, lastRelease, storiesOf } from '@meetcute/storybook/changes';
import type { Release, RenamedStories } from '@meetcute/storybook/changes';
import type { Indexer } from 'storybook/internal/types';

/** Returns what a JSON file contains; undefined, with a warning, for a missing or broken one. */
function readJson<T>(path: string): T | undefined {
  try {
    return JSON.parse(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')) as T;
  } catch (error) {
    process.emitWarning(
      `${path} could not be read, so no story is marked as new or changed: ${String(error)}`,
    );
    return undefined;
  }
}

/** Indexer that tags stories as `new` or `changed` since the last release of `docs/releases.json`. */
export function storyIndexer(): Indexer {
  const release = lastRelease(readJson<Release[]>('../docs/releases.json') ?? []);
  const renamed = readJson<RenamedStories>('../stories/renamed.json') ?? {};
  return changesIndexer(release && storiesOf(release), renamed);
}
