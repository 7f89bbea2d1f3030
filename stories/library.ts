import { isExportStory, storyNameFromExport, toId } from 'storybook/internal/csf';
import type { ScreenParameter } from '../.storybook/parameters.ts';

/** A story as the pages about stories know it. */
export interface LibraryStory {
  id: string;
  title: string;
  name: string;
  spec: readonly string[];
  screen: ScreenParameter | undefined;
  /** Whether it looks as the toolbar says; false where it fixes a template, a language or a width. */
  followsToolbar: boolean;
}

interface Annotations {
  name?: string;
  globals?: Readonly<Record<string, unknown>>;
  parameters?: { spec?: readonly string[]; screen?: ScreenParameter };
}

type StoryFile = { default: Annotations & { title?: string } } & Record<string, unknown>;

// The pages that read this library are left out: they would load themselves.
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

/** Reads every story of the house with the rules it names; loads all their code, so only pages about stories ask. */
export async function loadLibrary(): Promise<LibraryStory[]> {
  const loaded = await Promise.all(Object.values(files).map((load) => load()));
  return loaded.flatMap(storiesOf);
}

/** The address of a story in the manager; it opens there, not in the frame. */
export const storyHref = (id: string): string => `./?path=/story/${id}`;
