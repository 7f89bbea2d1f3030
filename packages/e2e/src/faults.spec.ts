import { expect, full, test } from './test.ts';
import { classic, nocturne, urlOf } from './brands.ts';
import { callApi } from './people/call.ts';
import { newPerson } from './people/join.ts';
import { shiftOf } from './shift.ts';

test('an unknown anchor shows the page from its top', { tag: full }, async ({ page }) => {
  for (const [brand, anchor] of [
    [classic, 'no-such-section'],
    [nocturne, '%22%3E%3Cimg%20src=x%3E'],
  ] as const) {
    const response = await page.goto(urlOf(brand, `/pages/terms#${anchor}`), { waitUntil: 'load' });
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
  }
});

test(
  'without their fonts, pages can be read, move nothing and log no error of their own',
  { tag: full },
  async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      // The browser itself logs each file that it could not load.
      const isFont = message.location().url.endsWith('.woff2');
      if (message.type() === 'error' && !isFont) errors.push(message.text());
    });
    let refusedCount = 0;
    await page.route('**/*.woff2', async (route) => {
      refusedCount += 1;
      await route.abort();
    });
    for (const [brand, path] of [
      [classic, '/landers/gallery'],
      [nocturne, '/pages/faq'],
    ] as const) {
      refusedCount = 0;
      await page.goto(urlOf(brand, path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await shiftOf(page), path).toBe(0);
      expect(refusedCount, path).toBeGreaterThan(0);
    }
    expect(errors).toEqual([]);
  },
);

test(
  'a film that is refused leaves its still picture, and its button tries again',
  { tag: full },
  async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.route('**/*.webm', (route) => route.abort());
    await page.goto(urlOf(classic, '/landers/video'));
    const stage = page.locator('[data-part="media"]');
    const film = page.locator('video');
    await film.evaluate(async (each: HTMLVideoElement) => {
      if (!each.error) await new Promise((resolve) => each.addEventListener('error', resolve));
    });
    expect(
      await stage
        .locator('img')
        .evaluate((each: HTMLImageElement) => each.decode().then(() => each.naturalWidth)),
    ).toBeGreaterThan(0);
    const screenshot = await stage.screenshot();
    await film.evaluate((each) => each.style.setProperty('visibility', 'hidden'));
    expect(screenshot.equals(await stage.screenshot())).toBe(true);
    await film.evaluate((each) => each.style.removeProperty('visibility'));

    await page.getByRole('button', { name: 'Stop the pictures' }).click();
    await page.waitForFunction(() => document.querySelector('[data-part="media-toggle"][data-ready]'));
    await page.unroute('**/*.webm');
    await page.getByRole('button', { name: 'Play the pictures' }).click();
    await expect.poll(() => film.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  },
);

test(
  'a visitor whose scripts are blocked joins on a landing page with the form itself',
  { tag: full },
  async ({ page }) => {
    let refusedCount = 0;
    await page.route('**/*.js', async (route) => {
      refusedCount += 1;
      await route.abort();
    });
    const person = newPerson('Blocked');
    await page.goto(urlOf(nocturne, '/landers/gallery'));
    await page.getByRole('textbox', { name: 'Email address' }).fill(person.email);
    await page.getByRole('textbox', { name: 'Your name' }).fill(person.name);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Join now' }).click();
    await expect(page).toHaveURL(urlOf(nocturne, '/signup'));
    await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    const { user } = await callApi<{ user: object }>(page, 'GET', '/api/user.php');
    expect(user).toMatchObject({ email: person.email });
    expect(refusedCount).toBeGreaterThan(0);
  },
);
