import type { Browser, BrowserContext } from '@playwright/test';
import { expect, full, test, type Locator, type Page } from './test.ts';
import { classic, nocturne, urlOf, type Brand } from './brands.ts';
import { createMember, demoAnna, enter, logIn, newPerson } from './people/join.ts';

// A photo that could not be loaded is no image any more, and its file is no longer measured.
test.use({ hasPortraits: true });

/** Narrowest phone, and what a reader of 1280 px sees at 400 % zoom. */
const narrow = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };
const desktop = { width: 1440, height: 900 };

const viewports = [phone, tablet, desktop];

/** Both color schemes of each brand; stories show each screen in more of them. */
const schemes = [
  { brand: classic, scheme: 'light', other: 'dark' },
  { brand: nocturne, scheme: 'dark', other: 'light' },
] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Whether the page has a dark background, by the color painted at its corner. */
const isDark = (page: Page) =>
  page.evaluate(() => {
    const background = [document.querySelector('[data-template]'), document.body, document.documentElement]
      .map((element) => (element ? getComputedStyle(element).backgroundColor : ''))
      .find((color) => color !== '' && color !== 'rgba(0, 0, 0, 0)');
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context || !background) return null;
    context.fillStyle = background;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return red + green + blue < 3 * 96;
  });

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/**
 * Expects one visible heading, no horizontal overflow, and each section of a member one press away, at every
 * width.
 */
async function expectToFit(page: Page, description: string, isMember = false): Promise<void> {
  await expect(heading(page), description).toHaveCount(1);
  const now = page.viewportSize();
  // The width of the first load comes first.
  for (const viewport of [...viewports.toSorted((one) => (one.width === now?.width ? -1 : 0)), narrow]) {
    await page.setViewportSize(viewport);
    const label = `${description} at ${viewport.width} px`;
    await expect(heading(page), label).toBeVisible();
    for (const place of isMember ? [/^Likes/, /^Chats/] : [])
      await expect(main(page).getByRole('link', { name: place }), label).toBeInViewport({ ratio: 1 });
    const [inner, outer] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(inner, `${label} scrolls sideways`).toBeLessThanOrEqual(outer ?? 0);
  }
}

/** The smallest image. */
const pixel = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

/** Phone of Lighthouse: 184 px for a card at 1.75 device pixels would need more than the file of 320 px. */
const auditedPhone = { width: 412, height: 823 };

/**
 * Returns the cards whose `sizes` state another file than their width needs, at 1, 1.75 and 2 device pixels. On a phone
 * with 1.75 that is the smallest file.
 */
async function findWrongFiles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ruler = document.body.appendChild(document.createElement('i'));
    ruler.style.cssText = 'position:fixed;visibility:hidden';
    const measure = (length: string) => {
      ruler.style.width = length;
      return ruler.getBoundingClientRect().width;
    };
    const measureStatedWidth = (sizes: string) => {
      for (const part of sizes.replace('auto, ', '').split(', ')) {
        const [, query, length] = /^(?:(\(.+?\)) )?(.+)$/.exec(part) ?? [];
        if (!query || matchMedia(query).matches) return measure(length ?? '');
      }
      return 0;
    };
    const images = [...document.querySelectorAll<HTMLImageElement>('main article img[srcset]')];
    const wrong = images.flatMap((image) => {
      const widths = image.srcset.split(', ').map((file) => Number(/ (\d+)w$/.exec(file)?.[1]));
      const choose = (width: number, density: number) =>
        widths.find((each) => each >= width * density) ?? widths.at(-1);
      const real = image.getBoundingClientRect().width;
      const isLarge = innerWidth < 450 && choose(real, 1.75) !== widths[0];
      return [1, 1.75, 2]
        .filter(
          (density) => isLarge || choose(measureStatedWidth(image.sizes), density) !== choose(real, density),
        )
        .map((density) => `${measureStatedWidth(image.sizes)} px stated, ${real} px shown, at ${density}`);
    });
    ruler.remove();
    return images.length > 0 ? [...new Set(wrong)] : ['no photo'];
  });
}

/** Expects an open dialog or menu to be whole on the screen at every width. */
async function expectWhole(page: Page, open: Locator, description: string): Promise<void> {
  for (const viewport of [narrow, ...viewports]) {
    await page.setViewportSize(viewport);
    await expect(open, `${description} at ${viewport.width} px`).toBeInViewport({ ratio: 1 });
  }
}

/** Opens the sheet of filters and the menu of the account on the narrowest phone, where nothing may be out of reach. */
async function openOnNarrowPhone(page: Page): Promise<void> {
  await page.setViewportSize(narrow);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('button', { name: /^Show / })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'My account' }).filter({ visible: true }).click();
  await expect(page.getByRole('group', { name: 'My account' }).filter({ visible: true })).toBeInViewport({
    ratio: 1,
  });
  await page.keyboard.press('Escape');
}

/** Opens each page in turn on a phone, tablet or desktop first, then checks it at the other widths. */
async function checkPages(page: Page, brand: Brand, paths: readonly string[]): Promise<void> {
  for (const [index, path] of paths.entries()) {
    await page.setViewportSize(viewports[index % viewports.length]!);
    await page.goto(urlOf(brand, path));
    await expectToFit(page, path);
  }
}

/**
 * Measures the photos of cards at each width. Members of other tests are 34 and have no photo: without the limit of age
 * they may fill the first page, because they were active last.
 */
async function checkPhotos(page: Page, brand: Brand): Promise<void> {
  const reader = newPerson('Vera');
  await createMember(page, brand, reader);
  await enter(page, brand, reader, '/members?max_age=33');
  await expect(page.locator('main article img[srcset]').first()).toBeVisible();
  for (const viewport of [...viewports, auditedPhone]) {
    await page.setViewportSize(viewport);
    expect(await findWrongFiles(page), `photos at ${viewport.width} px`).toEqual([]);
  }
}

async function openPages(page: Page, brand: Brand): Promise<void> {
  await checkPages(page, brand, [
    '/',
    '/signup',
    '/landers/gallery',
    '/landers/collagelanding',
    '/landers/iconslanding',
    '/pages/terms',
    '/pages/cookies',
    '/complaints',
    '/no-such-page',
    '/login',
  ]);
  await logIn(page, demoAnna);
  await expect(page).toHaveURL(/\/members/);
  await expectToFit(page, 'members', true);
  await openOnNarrowPhone(page);
  await page.setViewportSize(phone);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/members\/[^/]+$/);
  await expectToFit(page, 'a profile');
  await page.getByRole('button', { name: /^Report or block / }).click();
  await expectWhole(page, page.getByRole('dialog'), 'report or block');
  await page.keyboard.press('Escape');
  await main(page)
    .getByRole('link', { name: /^Likes/ })
    .click();
  await expect(page).toHaveURL(/\/likes/);
  await expectToFit(page, 'likes');
  await main(page)
    .getByRole('link', { name: /^Chats/ })
    .click();
  await expect(page).toHaveURL(/\/chats/);
  await expectToFit(page, 'chats');
  await checkPages(page, brand, [
    '/',
    '/match-finder',
    '/signup-matches',
    '/account',
    '/profile',
    '/premium',
  ]);
}

async function openContext(browser: Browser, scheme: 'light' | 'dark'): Promise<BrowserContext> {
  const context = await browser.newContext({ colorScheme: scheme, locale: 'en-GB' });
  // Images have fixed boxes, and a fresh host is slow to draw them.
  await context.route('**/cdn/**', (route) => route.fulfill({ contentType: 'image/gif', body: pixel }));
  return context;
}

for (const { brand, scheme, other } of schemes) {
  test(
    `${brand.name} fits phone, tablet and desktop from home to the account, and home supports both color schemes`,
    { tag: full },
    async ({ browser }) => {
      const context = await openContext(browser, scheme);
      const page = await context.newPage();
      for (const each of [other, scheme]) {
        await context.addCookies([{ name: 'scheme', value: each, url: urlOf(brand) }]);
        await page.goto(urlOf(brand));
        expect(await isDark(page)).toBe(each === 'dark');
      }
      await openPages(page, brand);
      await context.close();
      const readerContext = await openContext(browser, scheme);
      await checkPhotos(await readerContext.newPage(), brand);
      await readerContext.close();
    },
  );
}
