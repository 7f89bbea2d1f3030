import { frameName, storyboards } from './flows/storyboards.ts';
import { routeStories } from './screens/route-stories.ts';
import type { StoryRef } from './story-ref.ts';

/** Stories of which pictures are made, by the name of the picture: a route or a frame of a storyboard. */
export const picturedStories: Readonly<Record<string, StoryRef>> = {
  ...routeStories,
  ...Object.fromEntries(
    storyboards.flatMap(({ title, frames }) =>
      frames.map(({ story }, index) => [frameName(title, index), story]),
    ),
  ),
};

/** Entry of Storybook's `index.json`. */
interface IndexEntry {
  id: string;
  importPath?: string;
  exportName?: string;
}

/** Returns the ids of the pictured stories, as Storybook's `index.json` lists them; empty for a missing story. */
export function storyIds(index: { entries: Readonly<Record<string, IndexEntry>> }): Map<string, string> {
  const ids = new Map(
    Object.values(index.entries).map(({ id, importPath, exportName }) => [
      `${importPath?.split('/').at(-1)?.replace('.stories.tsx', '')}.${exportName}`,
      id,
    ]),
  );
  return new Map(Object.entries(picturedStories).map(([name, ref]) => [name, ids.get(ref) ?? '']));
}

/** Path of a picture in a brand, from the root of the built Storybook. */
export const picturePath = (name: string, brand: string): string => `pictures/${name}-${brand}.webp`;

/** Path of the ids of the pictured stories by name, from the root of the built Storybook. */
export const PICTURED_IDS = 'pictures/stories.json';

/** Size of a picture on the page, in CSS pixels. */
export const PICTURE = { width: 280, height: 400 };
