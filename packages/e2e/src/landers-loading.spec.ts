import { expect, full, test } from './test.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { routes } from '@meetcute/core';
import { brands, classic, nocturne, urlOf } from './brands.ts';
import { get } from './request.ts';
import { examplePath } from './routes/example-path.ts';
import { shiftOf } from './shift.ts';

const landers = routes
  .filter(({ path }) => path.startsWith('/landers/'))
  .map(({ path }) => examplePath(path, { memberId: 'one' }));

// `routes-table.spec.ts` measures the scripts of every landing page in both brands. Here a browser opens each page in both.
// A scroll and a moved pointer are no interaction here.
for (const first of [0, 1])
  test(
    `each landing page loads no script before an interaction in ${first === 0 ? 'one brand' : 'the other brand'}`,
    { tag: full },
    async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url());
      });
      expect(landers).toHaveLength(8);
      for (const [index, path] of landers.entries()) {
        await page.goto(urlOf(brands[(first + index) % brands.length]!, path), { waitUntil: 'load' });
        await page.mouse.move(200, 200 + index);
        await page.mouse.wheel(0, 100);
        await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
        await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible();
        expect(scripts, path).toEqual([]);
      }
    },
  );

for (const [motion, isPlaying] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(
    `a film ${isPlaying ? 'plays and can be stopped' : 'is not even loaded'} with motion ${motion}`,
    { tag: full },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      const films: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.webm')) films.push(request.url());
      });
      await page.goto(urlOf(classic, '/landers/video'), { waitUntil: 'load' });
      const film = page.locator('video');
      const button = page.getByRole('button', { name: 'Stop the pictures' });
      if (!isPlaying) {
        await page.getByRole('textbox', { name: 'Email address' }).focus();
        await page.waitForFunction(() => document.querySelector('[data-part="media-toggle"][data-ready]'));
        await expect(button).toBeHidden();
        expect(films).toEqual([]);
        return;
      }
      await expect.poll(() => film.evaluate((each: HTMLVideoElement) => each.currentTime)).toBeGreaterThan(0);
      await button.click();
      await expect.poll(() => film.evaluate((each: HTMLVideoElement) => each.paused)).toBe(true);
      await page.waitForFunction(() => document.querySelector('[data-part="media-toggle"][data-ready]'));
      await page.getByRole('button', { name: 'Play the pictures' }).click();
      await expect.poll(() => film.evaluate((each: HTMLVideoElement) => each.paused)).toBe(false);
    },
  );

/** Largest sum of layout shifts that a late font may cause: half of what Core Web Vitals call good. */
const LATE_FONT_SHIFT = 0.05;

test('fonts that arrive late are used, and hardly move anything', { tag: full }, async ({ page }) => {
  const late = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto(urlOf(nocturne, '/landers/alonetonight'), { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  late.resolve();
  await page.waitForLoadState('load');
  expect(await shiftOf(page)).toBeLessThan(LATE_FONT_SHIFT);
  const family = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map((font) => font.family),
  );
  expect(family.join()).toContain('Bricolage Grotesque Variable');
});

test('a document that arrives in parts moves nothing', { tag: full }, async ({ page }) => {
  const path = '/landers/collagelanding';
  const { text } = await get(classic, path);
  const cut = text.indexOf('</li>', text.indexOf('data-arrangement="collage"'));
  expect(cut).toBeGreaterThan(0);
  const slow = createServer(async ({ url = '' }, response) => {
    if (url !== path) {
      response.writeHead(307, { location: urlOf(classic, url) }).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(text.slice(0, cut));
    // Long enough to paint the first part, if the browser did.
    await sleep(500);
    response.end(text.slice(cut));
  });
  slow.listen(0, '127.0.0.1');
  await once(slow, 'listening');
  try {
    await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}${path}`);
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await shiftOf(page)).toBe(0);
  } finally {
    slow.close().closeAllConnections();
  }
});
