import type { Indexer } from 'storybook/internal/types';

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
