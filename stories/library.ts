import { isExportStory, storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ScreenParameter } from '../.storybook/parameters.ts';

/** Story as listed on the specification and site map pages. */
export interface LibraryStory {
  id: string;
  title: string;
  name: string;
  spec: readonly string[];
  screen: ScreenParameter | undefined;
  /** Whether it follows the toolbar; false where it fixes a template, a language or a width. */
  followsToolbar: boolean;
}

interface Annotations {
  name?: string;
  globals?: Readonly<Record<string, unknown>>;
  parameters?: { spec?: readonly string[]; screen?: ScreenParameter };
}

type StoryFile = { default: Annotations & { title?: string } } & Record<string, unknown>;

// Excludes the pages that read this library, which would load themselves.
const files = import.meta.glob<StoryFile>([
  './*/**/*.stories.tsx',
  '!./specification/**',
  '!./screens/SiteMap.stories.tsx',
]);

function storiesOf({ default: meta, ...exports }: StoryFile): LibraryStory[] {
  const { title } = meta;
  if (title === undefined) return [];
  const isStory = ([key]: [string, unknown]) => isExportStory(key, {});
  return (Object.entries(exports).filter(isStory) as [string, Annotations][]).map(([key, story]) => ({
    id: toId(title, storyNameFromExport(key)),
    title,
    name: story.name ?? storyNameFromExport(key),
    spec: story.parameters?.spec ?? meta.parameters?.spec ?? [],
    screen: story.parameters?.screen ?? meta.parameters?.screen,
    followsToolbar: !['template', 'language', 'viewport'].some((name) => name in (story.globals ?? {})),
  }));
}

/** Loads every story with its rules. Loads all story code, so only the pages about stories call it. */
export async function loadLibrary(): Promise<LibraryStory[]> {
  const loaded = await Promise.all(Object.values(files).map((load) => load()));
  return loaded.flatMap(storiesOf);
}

/** Returns the URL of a story in the manager, outside the preview frame. */
export const storyHref = (id: string): string => `./?path=/story/${id}`;
