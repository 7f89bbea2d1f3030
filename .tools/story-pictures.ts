/** Makes the pictures of the site map and storyboards in a built Storybook: `node .tools/story-pictures.ts [directory]`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { preview } from 'vite';
import { PICTURE, PICTURED_IDS, picturePath, storyIds } from '../stories/pictures.ts';
import { launchOptions } from './launch-options.ts';
import {
  ATTEMPTS,
  completeIds,
  describeMissing,
  type Shot,
  takePictures,
  type TakeShot,
} from './picture-queue.ts';
import { root } from './workspace.ts';

/** Width of the phone that the pictures show, in CSS pixels. */
const PHONE = 390;
const VIEWPORT = { width: PHONE, height: Math.round((PHONE * PICTURE.height) / PICTURE.width) };
/** Pages that load at the same time; more don't help on two cores. */
const PAGES = 3;
const QUALITY = 70;

/** Fields of Storybook's preview that the pictures need. */
interface StorybookPreview {
  currentRender?: { phase?: string };
  storyStoreValue?: {
    projectAnnotations: { globalTypes: { template: { toolbar: { items: readonly { value: string }[] } } } };
  };
}

/** Runs in the page: how the story ended, once its steps have run and its pictures have loaded; null before. */
const endOfStory = () => {
  const { __STORYBOOK_PREVIEW__: it } = globalThis as unknown as { __STORYBOOK_PREVIEW__?: StorybookPreview };
  const phase = it?.currentRender?.phase ?? '';
  scrollTo(0, 0);
  if (!['completed', 'finished', 'errored'].includes(phase)) return null;
  const areLoaded = [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
  return areLoaded ? phase : null;
};

async function take(
  page: Page,
  { base, out, timeout }: { base: string; out: string; timeout: number },
  { name, brand, id }: Shot,
): Promise<void> {
  await page.goto(`${base}iframe.html?id=${id}&viewMode=story&globals=template:${brand}`, { timeout });
  const end = await page.waitForFunction(endOfStory, undefined, { timeout });
  if ((await end.jsonValue()) === 'errored') throw new Error(`The story ${id} fails in ${brand}.`);
  const session = await page.context().newCDPSession(page);
  // Playwright itself makes no WebP.
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  writeFileSync(join(out, picturePath(name, brand)), Buffer.from(data, 'base64'));
}

/** Returns the brands of the built Storybook's toolbar. */
async function brandsOf(browser: Browser, base: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  page.setDefaultTimeout(Math.max(...ATTEMPTS));
  await page.goto(`${base}iframe.html`);
  const brands = await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: it } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__?: StorybookPreview;
    };
    return it?.storyStoreValue?.projectAnnotations.globalTypes.template.toolbar.items.map(
      ({ value }) => value,
    );
  });
  const names = await brands.jsonValue();
  await page.close();
  return names ?? [];
}

const deviceScaleFactor = (2 * PICTURE.width) / PHONE;

/** Returns a function that takes pictures in one page. After a failure it opens another one. */
function createTaker(browser: Browser, base: string, out: string): TakeShot {
  let open: Page | null = null;
  return async (shot, timeout) => {
    const options = { viewport: VIEWPORT, deviceScaleFactor, reducedMotion: 'reduce' } as const;
    const page = (open ??= await browser.newPage(options));
    try {
      await take(page, { base, out, timeout }, shot);
    } catch (error) {
      open = null;
      await page.close();
      throw error;
    }
  };
}

const out = resolve(process.argv[2] ?? join(root, 'storybook-static'));
const ids = storyIds(JSON.parse(readFileSync(join(out, 'index.json'), 'utf8')));
const missing = [...ids].filter(([, id]) => id === '').map(([name]) => name);
if (missing.length > 0)
  throw new Error(`The stories of these routes or frames don't exist: ${missing.join(', ')}`);
mkdirSync(join(out, dirname(PICTURED_IDS)), { recursive: true });
const server = await preview({ root: out, build: { outDir: '.' }, preview: { port: 0 }, logLevel: 'error' });
const browser = await chromium.launch(launchOptions);
try {
  const base = server.resolvedUrls?.local[0] ?? '';
  const brands = await brandsOf(browser, base);
  const shots = [...ids].flatMap(([name, id]) => brands.map((brand) => ({ name, brand, id })));
  const unmade = await takePictures(
    shots,
    Array.from({ length: PAGES }, () => createTaker(browser, base, out)),
  );
  // Last, because the page shows pictures where this file exists.
  writeFileSync(join(out, PICTURED_IDS), JSON.stringify(completeIds(ids, unmade)));
  const made = shots.length - unmade.length;
  console.log(
    `${made} pictures of ${ids.size} routes and frames are in ${join(out, dirname(PICTURED_IDS))}.`,
  );
  if (unmade.length > 0) console.warn(describeMissing(unmade));
} finally {
  await browser.close();
  await server.close();
}
