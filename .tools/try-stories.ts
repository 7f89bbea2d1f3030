/**
 * Opens random stories with steps of screens and flows in a built Storybook, in every language and brand, and expects each
 * in its state: `npm run stories:try -- [--count 24] [--seed 1] [--dir storybook-static] [--only ID,ID]`. The first look of a story
 * opens it anew, the others change the toolbar on the open page, as a reader does.
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  isReady,
  recordEndings,
  type StoryEnding,
  type StorybookWindow,
} from '../packages/storybook/src/pictures/index.ts';
import { chromium, type Page } from 'playwright';
import { launchOptions } from './launch-options.ts';
import { serveFolder } from './serve-folder.ts';
import { storyLooks } from './story-looks.ts';
import { root } from './workspace.ts';

/** Maximum wait for a story, in milliseconds. */
const PATIENCE = 60_000;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '24' },
    seed: { type: 'string', default: '1' },
    dir: { type: 'string', default: join(root, 'storybook-static') },
    only: { type: 'string' },
  },
});

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
}

/** Resolves with the end of the story's next run. */
async function waitForEnding(page: Page): Promise<StoryEnding> {
  const ending = await page.waitForFunction(
    () => (globalThis as unknown as Partial<StorybookWindow>).storyEndings?.shift(),
    undefined,
    { timeout: PATIENCE, polling: 20 },
  );
  return (await ending.jsonValue())!;
}

/** Returns the items in random order, the same for the same seed. */
function shuffle<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return items
    .map((item) => ({ item, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Story that is tried. */
interface Tried {
  readonly id: string;
  readonly hasSteps: boolean;
  /** Width in pixels that the story fixes; null for none. The manager, which is not here, would set it. */
  readonly width: number | null;
}

/** Runs in the page: reads a story. */
async function readStory(storyId: string): Promise<Tried> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: {
      storyStoreValue: {
        loadStory: (story: { storyId: string }) => Promise<{
          playFunction?: unknown;
          storyGlobals: { viewport?: { value?: string } };
          parameters: { viewport?: { options?: Record<string, { styles: { width: string } }> } };
        }>;
      };
    };
  };
  const { playFunction, storyGlobals, parameters } = await preview.storyStoreValue.loadStory({ storyId });
  const styles = parameters.viewport?.options?.[storyGlobals.viewport?.value ?? '']?.styles;
  return {
    id: storyId,
    hasSteps: playFunction !== undefined,
    width: styles ? Number.parseInt(styles.width, 10) : null,
  };
}

/** Returns the stories of `only`, else the first `count` of all that have steps. */
async function choose(page: Page, { all, only, count }: Choice): Promise<Tried[]> {
  await page.goto(`${server.address}iframe.html`);
  await page.waitForFunction(isReady, undefined, { timeout: PATIENCE });
  const stories: Tried[] = [];
  for (const id of only ?? all) {
    if (stories.length === count && !only) break;
    const story = await page.evaluate(readStory, id);
    if (only || story.hasSteps) stories.push(story);
  }
  await page.close();
  return stories;
}

interface Choice {
  /** Ids in random order. */
  readonly all: readonly string[];
  readonly only: readonly string[] | undefined;
  readonly count: number;
}

const dir = resolve(values.dir);
const { entries } = JSON.parse(readFileSync(join(dir, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const ids = Object.values(entries)
  .filter(({ type, title }) => type === 'story' && /^(Screens|Flows)\//.test(title))
  .map(({ id }) => id);
const server = await serveFolder(dir);
const browser = await chromium.launch(launchOptions);
const failures: string[] = [];
const seconds: number[] = [];
let chosenStories: readonly Tried[] = [];
try {
  chosenStories = await choose(await browser.newPage(), {
    all: shuffle(ids, Number(values.seed)),
    only: values.only?.split(','),
    count: Number(values.count),
  });
  for (const { id, width } of chosenStories) {
    const page = await browser.newPage({ viewport: { width: width ?? 1280, height: 900 } });
    await page.addInitScript(recordEndings);
    const { language, template } = storyLooks[0]!;
    const settings = `language:${language};template:${template}`;
    await page.goto(`${server.address}iframe.html?id=${id}&viewMode=story&globals=${settings}`);
    for (const [lookIndex, globals] of storyLooks.entries()) {
      const start = performance.now();
      if (lookIndex > 0)
        await page.evaluate((chosenGlobals) => {
          const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
            __STORYBOOK_ADDONS_CHANNEL__: { emit: (name: string, payload: unknown) => void };
          };
          channel.emit('updateGlobals', { globals: chosenGlobals });
        }, globals);
      const look = `${id} in ${globals.language}, ${globals.template}`;
      try {
        const { status, failure } = await waitForEnding(page);
        seconds.push((performance.now() - start) / 1000);
        if (status !== 'success' || failure) failures.push(`${look}: ${failure.split('\n')[0] || status}`);
      } catch (error) {
        failures.push(`${look}: did not end. ${String(error).split('\n')[0]}`);
      }
    }
    await page.close();
    console.log(`${id}: ${failures.filter((failure) => failure.startsWith(`${id} `)).length} failed`);
  }
} finally {
  await browser.close();
  await server.close();
}
const sortedSeconds = seconds.toSorted((one, other) => one - other);
console.log(failures.join('\n'));
console.log(
  `${chosenStories.length} stories, ${chosenStories.length * storyLooks.length} looks: ${failures.length} failed. ` +
    `Median ${sortedSeconds[Math.floor(sortedSeconds.length / 2)]?.toFixed(2)} s, slowest ${sortedSeconds.at(-1)?.toFixed(2)} s.`,
);
process.exitCode = failures.length > 0 ? 1 : 0;
