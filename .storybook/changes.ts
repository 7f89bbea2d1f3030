import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { changesIndexer, lastRelease, storiesOf } from '@meetcute/storybook/changes';
import type { Release, RenamedStories } from '@meetcute/storybook/changes';
import type { Indexer } from 'storybook/internal/types';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');

/** Indexer that tags stories as `new` or `changed` since the last release of `docs/releases.json`. */
export function storyIndexer(): Indexer {
  const release = lastRelease(JSON.parse(read('../docs/releases.json')) as Release[]);
  const renamed = JSON.parse(read('../stories/renamed.json')) as RenamedStories;
  return changesIndexer(release && storiesOf(release), renamed);
}
