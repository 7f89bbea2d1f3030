import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { picturedLooks, storyIds } from '../../stories/pictures.ts';
import { routeStories } from '../../stories/screens/route-stories.ts';
import { launchOptions } from '../launch-options.ts';
import { readStoryIndex } from '../pictures/storybook-of.ts';
import { serveFolder } from '../serve-folder.ts';
import { brandNames } from '../workspace.ts';

/** Result of a check. */
export interface Checked {
  /** Summary of the checked things. */
  readonly text: string;
  readonly faults: readonly string[];
}

/** Files that a static Storybook needs, the list of imports of Chromatic included. */
const FILES = [
  'index.html',
  'iframe.html',
  'index.json',
  'mockServiceWorker.js',
  'preview-stats.json',
  'llms.txt',
  'components.json',
];

const LIMIT = 180_000;

/** Parameters of a story for Chromatic. */
interface ChromaticParameters {
  readonly disableSnapshot?: boolean;
  readonly modes?: Readonly<Record<string, object>>;
}

/** Runs in the page: prepares all stories, as Chromatic does, and returns their parameters for it. */
const extractAll = async (): Promise<Record<string, ChromaticParameters>> => {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: {
      extract(): Promise<Record<string, { parameters: { chromatic?: ChromaticParameters } }>>;
    };
  };
  const stories = await preview.extract();
  return Object.fromEntries(
    Object.entries(stories).map(([id, { parameters }]) => [id, parameters.chromatic ?? {}]),
  );
};

async function storiesIn(storybook: string): Promise<Record<string, ChromaticParameters>> {
  const server = await serveFolder(storybook);
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(LIMIT);
    await page.goto(`${server.address}iframe.html`);
    await page.waitForFunction(() =>
      Boolean(
        (globalThis as unknown as { __STORYBOOK_PREVIEW__?: { storyStoreValue?: object } })
          .__STORYBOOK_PREVIEW__?.storyStoreValue,
      ),
    );
    return await page.evaluate(extractAll);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Returns the files of stories that the list of imports lacks: Chromatic would never picture their changes. */
function withoutImports(storybook: string, files: readonly string[]): string[] {
  const { modules } = JSON.parse(readFileSync(join(storybook, 'preview-stats.json'), 'utf8')) as {
    modules: readonly { id: string; name?: string }[];
  };
  const moduleNames = new Set(modules.flatMap(({ id, name = id }) => [id, name]));
  return files.filter((file) => !moduleNames.has(file));
}

/** Checks that a build has what Chromatic uploads: all stories, their looks, and the list of imports. */
export async function faultsOfBuild(storybook: string): Promise<Checked> {
  const absent = FILES.filter((file) => !existsSync(join(storybook, file)));
  if (absent.length > 0) return { text: 'files', faults: absent.map((file) => `${file} is missing.`) };
  const index = readStoryIndex(storybook);
  const entries = Object.values(index.entries).filter(({ type }) => type === 'story');
  const stories = await storiesIn(storybook);
  const idsByName = storyIds(index);
  const siteMapIds = new Set(Object.keys(routeStories).map((name) => idsByName.get(name)));
  const picturedStories = Object.entries(stories).filter(
    ([, { disableSnapshot }]) => disableSnapshot === false,
  );
  const looks = brandNames.length * picturedLooks.schemes.length * picturedLooks.widths.length;
  const files = [...new Set(entries.flatMap(({ importPath }) => importPath ?? []))];
  return {
    text: `${entries.length} stories, ${picturedStories.length} of them in ${looks} looks`,
    faults: [
      ...entries.filter(({ id }) => !stories[id]).map(({ id }) => `${id} does not load.`),
      ...[...siteMapIds]
        .filter((id) => stories[id ?? '']?.disableSnapshot !== false)
        .map((id) => `${id} has no picture.`),
      ...picturedStories
        .filter(([id]) => !siteMapIds.has(id))
        .map(([id]) => `${id} has pictures, and is not on the site map.`),
      ...picturedStories
        .filter(([, { modes = {} }]) => Object.keys(modes).length !== looks)
        .map(([id]) => `${id} lacks looks.`),
      ...withoutImports(storybook, files).map((file) => `${file} is not in preview-stats.json.`),
    ],
  };
}
