/**
 * Takes new screenshots of the demo sites: those of the README, and those that browsers show when they offer
 * to install a site. Run `pnpm screenshots` after `pnpm build:templates`. Your own site's screenshots belong in
 * `SITES_DIR/screenshots/<id>`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../../../.tools/launch-options.ts';
import { brands, lantern, pelnia, urlOf, type Brand } from './brands.ts';
import { freePort } from '@meetcute/dev-postgres';
import { newDataDir, startHost } from './host/host.ts';
import { demoBen, logIn } from './people/join.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const narrow = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
const wide = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

/** Pages of each brand that the README shows, on a wide screen and on a phone. */
const shownByReadme: Record<Brand['template'], { wide: string; narrow: string }> = {
  classic: { wide: '/members', narrow: '/' },
  nocturne: { wide: '/', narrow: '/members' },
};

/** Language of the screenshots of a site. */
const languageOf = ({ id }: Brand) => (id === 'pelnia' ? 'pl' : 'en');

/** Opens a page and takes a screenshot once its images have loaded. */
async function takeScreenshot(page: Page, address: string, file: string, width?: number): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // On a wide screen a chat is shown beside the list.
  if (/wide-chats/.test(file)) {
    await page.locator('main a[href^="/chats/"]').first().click();
    await page.getByRole('log').waitFor();
    // Moves the pointer away from the row, which otherwise shows a delete button instead of the time.
    await page.mouse.move(0, 0);
  }
  // Images outside the viewport load only when they are near.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, left } = image.getBoundingClientRect();
      return image.complete || top > window.innerHeight || left > window.innerWidth;
    }),
  );
  await page.evaluate(async () => void (await document.fonts.ready));
  await page.locator('[data-part="loading-bar"][data-phase="idle"]').waitFor({ state: 'attached' });
  const picture = sharp(await page.screenshot({ animations: 'disabled' }));
  await (width ? picture.resize(width) : picture).webp({ quality: 82, effort: 6 }).toFile(file);
  console.log(file.slice(root.length));
}

const dataDir = newDataDir();
const { port, stop } = await startHost({ port: await freePort(), dataDir });
const browser = await chromium.launch(launchOptions);
try {
  for (const brand of [...brands, pelnia, lantern]) {
    const folder = join(root, 'packages/demo/sites/screenshots', brand.id);
    mkdirSync(folder, { recursive: true });
    for (const [form, device] of Object.entries({ narrow, wide })) {
      const context = await browser.newContext({ ...device, locale: 'en-GB', serviceWorkers: 'block' });
      const page = await context.newPage();
      await page.goto(urlOf(brand, '/login', port));
      await logIn(page, demoBen);
      await page.waitForURL((url) => url.pathname !== '/login');
      const url = urlOf(brand, '/', port);
      await context.addCookies([{ name: 'i18n_redirected', value: languageOf(brand), url }]);
      for (const screen of ['members', 'likes', 'chats'])
        await takeScreenshot(page, urlOf(brand, `/${screen}`, port), join(folder, `${form}-${screen}.webp`));
      if (!brands.includes(brand)) {
        await context.close();
        continue;
      }
      const isWide = form === 'wide';
      const readme = join(root, 'docs/images', `${brand.template}-${isWide ? 'desktop' : 'phone'}.webp`);
      const shownPath = shownByReadme[brand.template][isWide ? 'wide' : 'narrow'];
      await takeScreenshot(page, urlOf(brand, shownPath, port), readme, device.viewport.width);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await stop('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
