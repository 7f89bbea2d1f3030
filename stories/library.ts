import { isExportStory, storyNameFromExport, toId } from 'storybook/internal/csf';

/** Story as listed on the specification page. */
export interface LibraryStory {
  id: string;
  title: string;
  name: string;
  spec: readonly string[];
}

interface Annotations {
  name?: string;
  parameters?: { spec?: readonly string[] };
}

type StoryFile = { default: Annotations & { title?: string; id?: string } } & Record<string, unknown>;

// Excludes the page that reads this library, which would load itself, and the site map, which loads all screens.
const files = import.meta.glob<StoryFile>([
  './*/**/*.stories.tsx',
  '!./specification/**',
  '!./screens/SiteMap.stories.tsx',
]);

/** Returns the stories of a loaded file. Its `id` is that of an earlier title, which addresses still name. */
export function listStories({ default: meta, ...exports }: StoryFile): LibraryStory[] {
  const { title } = meta;
  if (title === undefined) return [];
  const isStory = ([key]: [string, unknown]) => isExportStory(key, {});
  return (Object.entries(exports).filter(isStory) as [string, Annotations][]).map(([key, story]) => ({
    id: toId(meta.id ?? title, storyNameFromExport(key)),
    title,
    name: story.name ?? storyNameFromExport(key),
    spec: story.parameters?.spec ?? meta.parameters?.spec ?? [],
  }));
}

/** Loads every story with its rules. Loads all story code, so only the specification page calls it. */
export async function loadLibrary(): Promise<LibraryStory[]> {
  const modules = await Promise.all(Object.values(files).map((load) => load()));
  return modules.flatMap(listStories);
}
