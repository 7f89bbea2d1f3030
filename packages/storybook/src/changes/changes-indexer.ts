import { readCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import { changesSince } from './changes-since.ts';
import type { RenamedStories } from './changes-since.ts';
import { storyHashes } from './story-hashes.ts';
import type { StoryHashes } from './story-hashes.ts';

/**
 * Returns an indexer of story files that tags stories as `new` or `changed` since a release, and leaves out those with a
 * hidden tag. Without hashes of a release no story has these tags.
 */
export const changesIndexer = (
  releasedHashes: StoryHashes | undefined,
  renames: RenamedStories = {},
  hiddenTags: readonly string[] = [],
): Indexer => ({
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, options) => {
    const csf = (await readCsf(fileName, options)).parse();
    const inputs = csf.indexInputs.filter(({ tags = [] }) => !hiddenTags.some((tag) => tags.includes(tag)));
    if (!releasedHashes) return inputs;
    const changes = changesSince(releasedHashes, storyHashes(csf), renames);
    const tagOf = (id = '') =>
      changes.new.includes(id) ? ['new'] : changes.changed.includes(id) ? ['changed'] : [];
    return inputs.map((input) => ({
      ...input,
      tags: [...(input.tags ?? []), ...tagOf(input.__id)],
    }));
  },
});

/**
 * Indexer for tests, which only need to know the story files: one entry stands for all stories of a file. To parse the files
 * takes seconds.
 */
export const fileIndexer: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName) => [
    { type: 'story', subtype: 'story', importPath: fileName, exportName: 'Stories', title: fileName },
  ],
};
