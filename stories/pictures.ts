import { idsByRef, formatStoryRef } from '@meetcute/storybook/storyboards';
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

/** Time that pictures show: the worlds of the stories begin then. */
export const PICTURED_TIME = new Date('2026-11-20T18:30:00Z');

/** Looks of the pictures with which a change is compared, besides the brands. */
export const picturedLooks = { schemes: ['light', 'dark'], widths: [390, 1440] } as const;

/** Entry of Storybook's `index.json`. */
export interface IndexEntry {
  id: string;
  title: string;
  name: string;
  /** 'story' or 'docs'. */
  type: string;
  tags?: readonly string[];
  importPath?: string;
  exportName?: string;
}

/** Storybook's `index.json`. */
export interface StorybookIndex {
  entries: Readonly<Record<string, IndexEntry>>;
}

/** Returns the ids of the pictured stories, as Storybook's `index.json` lists them; empty for a missing story. */
export function storyIds(index: StorybookIndex): Map<string, string> {
  const ids = idsByRef(Object.values(index.entries));
  return new Map(Object.entries(picturedStories).map(([name, ref]) => [name, ids.get(ref) ?? '']));
}

/** Returns the ids of the stories that show a change: those of the site map, and the first one of each part. */
export function comparedIds(index: StorybookIndex): string[] {
  const shownRefs = new Set<string>(Object.values(routeStories));
  const parts = new Map<string, string>();
  const screens: string[] = [];
  for (const entry of Object.values(index.entries)) {
    if (entry.type !== 'story') continue;
    if (shownRefs.has(formatStoryRef(entry))) screens.push(entry.id);
    const isPart = entry.title.startsWith('Parts/') && entry.tags?.includes('dev') === true;
    if (isPart && !parts.has(entry.title)) parts.set(entry.title, entry.id);
  }
  return [...screens, ...parts.values()];
}

/** Path of a picture in a brand, from the root of the built Storybook. */
export const picturePath = (name: string, brand: string): string => `pictures/${name}-${brand}.webp`;

/** Path of the ids of the pictured stories by name, from the root of the built Storybook. */
export const PICTURED_IDS = 'pictures/stories.json';

/** Size of a picture on the page, in CSS pixels. */
export const PICTURE = { width: 280, height: 400 };
