import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brandTags } from '../brands/brand-tags.ts';
import { packageFolder, repository } from './sources.ts';
import { compareStories } from './story-order.ts';

/** Folder of stories that no brand changes, and whose screens are not published. */
const STAFF = 'desk';

/** Returns the folder of the specification as the project of a Storybook finds it. Throws where it is not installed. */
export function specificationFolder(root: string): string {
  const folder = packageFolder('@meetcute/stories', root);
  if (folder !== null) return folder;
  throw new Error('Install @meetcute/stories: it has the stories of the specification.');
}

const titleOf = (source: string): string => /\btitle: '([^']+)'/.exec(source)?.[1] ?? '';

/** Returns the story files that have a story on the site map, relative to the folder of the specification. */
function findSiteMapFiles(folder: string): string[] {
  const table = readFileSync(join(folder, 'screens/route-stories.ts'), 'utf8');
  const names = [...table.matchAll(/'(\w+)\.\w+'/g)].map(([, name]) => name);
  return [...new Set(names)].map((name) => `screens/${name}.stories.tsx`);
}

/** Whether a run of tests has the stories of the site map alone, and need not read the others. */
const isSiteMap = () => process.env['STORIES'] === 'site-map';

/** Returns the story files of a specification, relative to its folder. */
const findFiles = (folder: string): string[] =>
  isSiteMap()
    ? findSiteMapFiles(folder)
    : globSync('**/*.stories.tsx', { cwd: folder, exclude: ['node_modules', STAFF] });

/**
 * Returns the patterns of all stories of the specification, relative to the folder of a Storybook's configuration. An
 * installed package has a pattern for each file, in the order of the sidebar: without a preview file Storybook keeps it.
 */
export function findStories(configDir: string): string[] {
  const root = join(configDir, '..');
  const folder = specificationFolder(root);
  const toPattern = (path: string) => relative(configDir, join(folder, path)).replaceAll(sep, '/');
  if (repository !== null && !isSiteMap()) return [toPattern('**/*.stories.tsx')];
  return findFiles(folder)
    .toSorted()
    .map((path) => ({ path, title: titleOf(readFileSync(join(folder, path), 'utf8')) }))
    .toSorted(compareStories)
    .map(({ path }) => toPattern(path));
}

/** Returns the tags of stories that show a brand which a Storybook does not have. */
export const findHiddenTags = (brands: readonly string[]): string[] =>
  brandTags.filter((tag) => !brands.includes(tag));
