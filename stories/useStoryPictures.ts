import { useEffect, useState } from 'react';
import { PICTURED_IDS, storyIds } from './pictures.ts';

/** Pictured stories of this Storybook. */
interface StoryPictures {
  /** Ids of the stories by the name of the picture. Empty until loaded. */
  ids: ReadonlyMap<string, string>;
  /** Null while it is unknown whether this Storybook has pictures. */
  hasPictures: boolean | null;
}

/** Returns the JSON at a URL; null where there is none, as in development, or where it is broken. */
async function load(url: string): Promise<unknown> {
  try {
    const response = await fetch(url);
    const isJson = response.ok && response.headers.get('content-type')?.includes('json');
    return isJson ? await response.json() : null;
  } catch {
    return null;
  }
}

/** Loads the ids: from the file that is made with the pictures, else from the index of all stories. */
async function loadPictures(): Promise<StoryPictures> {
  const picturedIds = await load(PICTURED_IDS);
  if (picturedIds)
    return { ids: new Map(Object.entries(picturedIds as Record<string, string>)), hasPictures: true };
  const index = await load('index.json');
  return { ids: index ? storyIds(index as Parameters<typeof storyIds>[0]) : new Map(), hasPictures: false };
}

/** Returns the ids of the pictured stories, and whether this Storybook has the pictures. */
export function useStoryPictures(): StoryPictures {
  const [pictures, setPictures] = useState<StoryPictures>({ ids: new Map(), hasPictures: null });
  useEffect(() => void loadPictures().then(setPictures), []);
  return pictures;
}
