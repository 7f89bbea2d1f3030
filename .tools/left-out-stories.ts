import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mayHaveRequired } from '../stories/required.ts';

/** Returns the files without a story that `npm test` has, relative to a root. */
export const findLeftOutStories = (root: string): string[] =>
  globSync('stories/**/*.stories.tsx', { cwd: root, exclude: ['**/node_modules'] })
    .toSorted()
    .filter((path) => !mayHaveRequired(path, readFileSync(join(root, path), 'utf8')));
