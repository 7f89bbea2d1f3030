import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ManifestHooks, ManifestPage } from '../../packages/storybook/src/manifest/index.ts';
import type { HookEntry, PartEntry } from '../../packages/storybook/src/docs/part-entry.ts';
import { listSlots } from '../../packages/storybook/src/docs/part-slots.ts';
import { partsOfPage } from '../../packages/storybook/src/docs/parts-of-page.ts';
import { root } from '../workspace.ts';
import { readDocs } from './read-docs.ts';

const FOLDER = join(root, 'stories/parts');
const HOOKS = join(root, 'stories/hooks');

/** Returns the source of the samples of a page; '' without any. */
function readExample(folder: string, name: string): string {
  const path = join(folder, `${name}.example.tsx`);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Returns the sentences above the `meta` of a story file, which its docs page shows first. */
const aboutOf = (source: string): string => {
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*const meta\b/.exec(source) ?? [];
  return comment
    .replaceAll(/\s*\n\s*\*\s?/g, ' ')
    .replaceAll('**', '')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

const titleOf = (source: string): string => /title: '([^']+)'/.exec(source)?.[1] ?? '';

async function readPage(file: string, parts: readonly PartEntry[]): Promise<ManifestPage> {
  // Loaded here, because it brings assertions of its own into every program that reads Storybook's configuration.
  const { toId } = await import('storybook/internal/csf');
  const docs = await readDocs(join(FOLDER, file));
  const source = readFileSync(join(FOLDER, file.replace('.docs.ts', '.stories.tsx')), 'utf8');
  const title = titleOf(source);
  const { anatomy, states, accessibility, keyboard, dos, donts } = docs;
  return {
    name: title.split('/').at(-1) ?? title,
    file: file.replace('.docs.ts', ''),
    id: toId(title, 'docs'),
    about: aboutOf(source),
    anatomy,
    states,
    accessibility,
    keyboard,
    dos,
    donts,
    example: readExample(FOLDER, file.replace('.docs.ts', '')),
    components: partsOfPage(parts, docs).map((part) => ({
      name: part.name,
      import: part.import,
      about: part.about,
      props: part.props.map(({ name, type, isRequired, about }) => ({ name, type, isRequired, about })),
      slots: listSlots(part.props).map(({ name }) => name),
      states: part.states.map(({ name, selector, about }) => ({ name, selector, about })),
      elements: part.elements,
      texts: part.texts,
      tokens: part.tokens,
    })),
  };
}

/** Reads the docs pages of all parts, sorted by name. */
export const readPages = (parts: readonly PartEntry[]): Promise<ManifestPage[]> =>
  Promise.all(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.docs.ts'))
      .toSorted()
      .map((file) => readPage(file, parts)),
  );

/** Returns the hooks without those that a second package exports too. */
const once = (hooks: readonly HookEntry[]) => [
  ...new Map(hooks.map((hook) => [`${hook.import} ${hook.name}`, hook])).values(),
];

/** Returns the sources of the pages whose parts have the same entry point. */
const examplesOf = (pages: readonly ManifestPage[], entry: string): string =>
  pages
    .filter(({ components }) => components.some((component) => component.import === entry))
    .map(({ example }) => example)
    .join('\n');

/** Groups hooks by their entry points, with samples of their own or else of the parts, sorted by name. */
export const readHooks = (hooks: readonly HookEntry[], pages: readonly ManifestPage[]): ManifestHooks[] =>
  [...Map.groupBy(once(hooks), (hook) => hook.import)]
    .map(([entry, list]) => ({
      import: entry,
      hooks: list.map(({ import: _, ...hook }) => hook).toSorted((a, b) => a.name.localeCompare(b.name)),
      example: readExample(HOOKS, entry.split('/').at(-1) ?? '') || examplesOf(pages, entry),
    }))
    .toSorted((a, b) => a.import.localeCompare(b.import));
