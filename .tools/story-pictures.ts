/** Makes the pictures of the site map and storyboards in a built Storybook: `node .tools/story-pictures.ts [directory]`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Page } from 'playwright';
import {
  ATTEMPTS,
  listBatches,
  readBrands,
  createCamera,
  describeMissing,
  takePictures,
} from '../packages/storybook/src/pictures/index.ts';
import { PICTURE, PICTURED_IDS, PICTURED_TIME, picturePath, storyIds } from '../stories/pictures.ts';
import { readStoryIndex } from './pictures/storybook-of.ts';
import { stillBrowser } from './pictures/take.ts';
import { serveFolder } from './serve-folder.ts';
import { root } from './workspace.ts';

/** Width of the phone that the pictures show, in CSS pixels. */
const PHONE = 390;
/** Pages that load at the same time; more don't help on two cores. */
const PAGES = 3;
const QUALITY = 70;

/** Stores what a page shows as WebP, which Playwright itself does not make. */
async function storeWebP(page: Page, files: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  for (const file of files) writeFileSync(file, Buffer.from(data, 'base64'));
}

const storybookFolder = resolve(process.argv[2] ?? join(root, 'storybook-static'));
const ids = storyIds(readStoryIndex(storybookFolder));
const unknown = [...ids].filter(([, id]) => id === '').map(([name]) => name);
if (unknown.length > 0)
  throw new Error(`The stories of these routes or frames don't exist: ${unknown.join(', ')}`);
mkdirSync(join(storybookFolder, dirname(PICTURED_IDS)), { recursive: true });
const server = await serveFolder(storybookFolder);
const browser = await stillBrowser();
try {
  const { address } = server;
  const brands = await readBrands(browser, address, Math.max(...ATTEMPTS));
  const namesOf = (id: string) => [...ids].filter(([, each]) => each === id).map(([name]) => name);
  const camera = () =>
    createCamera({
      browser,
      address,
      clock: PICTURED_TIME,
      heightOf: (width) => Math.round((width * PICTURE.height) / PICTURE.width),
      scale: (2 * PICTURE.width) / PHONE,
      store: (page, { id, brand }) =>
        storeWebP(
          page,
          namesOf(id).map((name) => join(storybookFolder, picturePath(name, brand))),
        ),
    });
  const batches = listBatches([...new Set(ids.values())], { brands, schemes: ['brand'], widths: [PHONE] });
  const missing = await takePictures(
    batches,
    Array.from({ length: PAGES }, () => camera()),
  );
  // Only names whose picture exists in every brand. Last, because the page shows pictures where this file exists.
  const incomplete = new Set(missing.map(({ id }) => id));
  const complete = [...ids].filter(([, id]) => !incomplete.has(id));
  writeFileSync(join(storybookFolder, PICTURED_IDS), JSON.stringify(Object.fromEntries(complete)));
  console.log(
    `Pictures of ${complete.length} of ${ids.size} routes and frames are in ${join(storybookFolder, dirname(PICTURED_IDS))}.`,
  );
  if (missing.length > 0) console.warn(describeMissing(missing));
} finally {
  await browser.close();
  await server.close();
}
