import { expect, test, type Page } from '@playwright/test';
import { classic, nocturne, urlOf, type Brand } from './brands.ts';
import { demoAnna, logIn } from './people/join.ts';

const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };
const desktop = { width: 1440, height: 900 };

/** Every width and both schemes of each brand; stories show the rest. */
const looks = [
  { brand: classic, viewport: phone, scheme: 'light' },
  { brand: classic, viewport: phone, scheme: 'dark' },
  { brand: classic, viewport: tablet, scheme: 'light' },
  { brand: classic, viewport: desktop, scheme: 'dark' },
  { brand: nocturne, viewport: phone, scheme: 'dark' },
  { brand: nocturne, viewport: phone, scheme: 'light' },
  { brand: nocturne, viewport: tablet, scheme: 'dark' },
  { brand: nocturne, viewport: desktop, scheme: 'light' },
] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Whether the page's ground is dark, by what is painted at its corner. */
const isDark = (page: Page) =>
  page.evaluate(() => {
    const painted = [document.querySelector('[data-template]'), document.body, document.documentElement]
      .map((element) => (element ? getComputedStyle(element).backgroundColor : ''))
      .find((color) => color !== '' && color !== 'rgba(0, 0, 0, 0)');
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context || !painted) return null;
    context.fillStyle = painted;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return red + green + blue < 3 * 96;
  });

/** What holds on every page at every width: one heading in sight, nothing beside the window. */
async function expectToFit(page: Page, what: string): Promise<void> {
  await expect(heading(page), what).toHaveCount(1);
  await expect(heading(page), what).toBeVisible();
  const [inner, outer] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(inner, `${what} scrolls sideways`).toBeLessThanOrEqual(outer ?? 0);
}

/** Follows a link of the main navigation, which has to be in sight without scrolling. */
async function goTo(page: Page, name: RegExp): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await expect(link).toBeInViewport();
  await link.click();
}

async function lookAround(page: Page, brand: Brand): Promise<void> {
  for (const path of ['/', '/signup', '/pages/terms', '/no-such-page', '/login']) {
    await page.goto(urlOf(brand, path));
    await expectToFit(page, path);
  }
  await logIn(page, demoAnna);
  await goTo(page, /^Members/);
  await expect(page).toHaveURL(/\/members/);
  await expectToFit(page, 'members');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/members\/[^/]+$/);
  await expectToFit(page, 'a profile');
  await goTo(page, /^Likes/);
  await expect(page).toHaveURL(/\/likes/);
  await expectToFit(page, 'likes');
  await goTo(page, /^Chats/);
  await expect(page).toHaveURL(/\/chats/);
  await expectToFit(page, 'chats');
}

for (const { brand, viewport, scheme } of looks) {
  test(`${brand.name} fits ${viewport.width} px in ${scheme} colours, from home to the chats`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport, colorScheme: scheme, locale: 'en-GB' });
    await context.addCookies([{ name: 'scheme', value: scheme, url: urlOf(brand) }]);
    // Pictures stand in boxes of their own size, and a fresh host takes its time to draw them.
    await context.route('**/cdn/**', (route) => route.abort());
    const page = await context.newPage();
    await page.goto(urlOf(brand));
    expect(await isDark(page)).toBe(scheme === 'dark');
    await lookAround(page, brand);
    await context.close();
  });
}
