import { storageEntryOf, type StoragePlace } from '@meetcute/core';
import { expect, full, testWithWindow as test, type Page } from './test.ts';
import { classic, nocturne, urlOf, type Brand } from './brands.ts';
import { findBuiltFile } from './host/built-file.ts';
import { startDeploy, type Deploy } from './host/deploy.ts';
import { demoBen, enter } from './people/join.ts';
import { logOut } from './people/log-out.ts';
import { waitForWorker } from './worker.ts';

test.use({ serviceWorkers: 'allow' });

const spec = (...ids: string[]) => ids.map((description) => ({ type: 'spec', description }));

/** Returns the number of stored responses for offline reading. */
const storedConversations = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('meetcute');
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const keys = database.transaction('answers').objectStore('answers').getAllKeys();
          keys.addEventListener('success', () => {
            database.close();
            resolve(keys.result.filter((key) => JSON.stringify(key).includes('getMessages')).length);
          });
        });
      }),
  );

/** Expects that a page's site has a service worker for all its pages, and lacks nothing that a browser asks of an app. */
async function expectInstallable(page: Page, brand: Brand): Promise<void> {
  const worker = await page.evaluate(async () => {
    const { scope, active } = await navigator.serviceWorker.ready;
    return { scope, script: active?.scriptURL };
  });
  expect(worker).toEqual({ scope: urlOf(brand), script: urlOf(brand, '/sw.js') });
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({ name: brand.name, display: 'standalone', id: '/' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A test's browser is incognito, which is the only reason that prevents the installation.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  await devtools.detach();
}

const installable = spec(
  'pwa.has-service-worker',
  'pwa.installable',
  'pwa.sw-script-path',
  'pwa.sw-scope',
  'pwa.manifest-path',
);

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test(
    'a site can be installed, shows an offline page in the visitor’s language and reloads the page once online',
    { tag: full, annotation: installable },
    async ({ page, context }) => {
      await page.goto(urlOf(nocturne));
      await waitForWorker(page);
      await expectInstallable(page, nocturne);
      await context.setOffline(true);
      await page.goto(urlOf(nocturne, '/signup'));
      await expect(page.getByRole('heading', { level: 1, name: 'Du bist offline' })).toBeVisible();
      await expect(page.getByText('Velvet Hour ist wieder da')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
      // The page reloads by itself when the connection returns.
      await context.setOffline(false);
      await expect(page.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeVisible();
      await expect(page).toHaveURL(urlOf(nocturne, '/signup'));
    },
  );
});

/** Returns the names of all cookies and storage of a page's browser, by place. */
const storedNames = async (page: Page) => ({
  cookie: (await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    indexedDB: (await indexedDB.databases()).map(({ name = '' }) => name),
    cacheStorage: await caches.keys(),
  }))),
});

/**
 * Logs in on a page with a service worker and opens the first chat, which is stored offline. Returns its last
 * message.
 */
async function openFirstChat(page: Page): Promise<string> {
  await enter(page, classic, demoBen);
  await waitForWorker(page);
  await page.goto(urlOf(classic, '/chats'));
  const chat = page.getByRole('list', { name: 'Chats' }).getByRole('listitem').first();
  const text = (await chat.getByRole('paragraph').first().textContent()) ?? '';
  await chat.getByRole('link').click();
  await expect(page.getByRole('log').getByText(text)).toBeVisible();
  await expect.poll(() => storedConversations(page)).toBeGreaterThan(0);
  return text;
}

test(
  'an installed app that starts offline shows the chats that were read, none after logging out, and reloads once online',
  { annotation: installable },
  async ({ page, context }) => {
    const text = await openFirstChat(page);
    await expectInstallable(page, classic);
    const address = page.url();
    // The cookies page lists everything that the browser stores.
    const storedEntries = Object.entries(await storedNames(page)) as [StoragePlace, string[]][];
    for (const [place, names] of storedEntries)
      expect(names.filter((name) => storageEntryOf(place, name) === undefined)).toEqual([]);
    await page.close();
    await context.setOffline(true);
    const app = await context.newPage();
    await app.goto(urlOf(classic));
    await app.goto(address);
    await expect(app.getByRole('log').getByText(text)).toBeVisible();
    await context.setOffline(false);
    await app.goto(urlOf(classic, '/members'));
    await logOut(app);
    await expect(app).toHaveURL(urlOf(classic, '/login'));
    await expect.poll(() => storedConversations(app)).toBe(0);
    await context.setOffline(true);
    await app.goto(address);
    await expect(app.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await expect(app.getByRole('log')).toHaveCount(0);
    await context.setOffline(false);
    await expect(app.getByRole('textbox', { name: 'Email address' })).toBeVisible();
  },
);

test(
  'deletes offline data of a session that ended while no page was open',
  { tag: full },
  async ({ page, context }) => {
    await openFirstChat(page);
    const address = page.url();
    await page.close();
    // The server ends all sessions, as after a new password on another device.
    await context.clearCookies();
    const later = await context.newPage();
    await later.goto(address);
    await expect(later.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect.poll(() => storedConversations(later)).toBe(0);
    await context.setOffline(true);
    await later.goto(address);
    await expect(later.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await expect(later.getByRole('log')).toHaveCount(0);
  },
);

test.describe('after a deploy', () => {
  let site: Deploy;
  test.beforeEach(async () => {
    site = await startDeploy();
  });
  test.afterEach(() => site.stop());

  /** Marks the document, so that `isOld` returns whether the page was reloaded. */
  const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isOld: true }));
  const isOld = (page: Page) => page.evaluate(() => 'isOld' in globalThis);

  test(
    'the new worker waits while a tab has unsaved text, then takes control and reloads every page',
    { annotation: spec('pwa.sw-update-control-reloads-page') },
    async ({ page, context }) => {
      await page.goto(urlOf(classic, '/', site.port));
      await waitForWorker(page);
      const writer = await context.newPage();
      await writer.goto(urlOf(classic, '/login', site.port));
      await waitForWorker(writer);
      await writer.getByRole('textbox', { name: 'Email address' }).pressSequentially('not yet done');
      for (const each of [page, writer]) await mark(each);
      site.deploy();
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      const update = page.getByRole('button', { name: 'Update now' });
      await update.click();
      await expect(page.getByText('Something isn’t sent or saved yet')).toBeVisible();
      expect([await isOld(page), await isOld(writer)]).toEqual([true, true]);
      await writer.getByRole('textbox', { name: 'Email address' }).fill('');
      // A page that does not respond in time counts as one with unsaved work and is queried again.
      await expect(async () => {
        if (await isOld(page).catch(() => false)) await update.click({ timeout: 2000 });
        expect(await isOld(page).catch(() => true)).toBe(false);
      }).toPass();
      for (const each of [page, writer]) {
        await expect.poll(() => isOld(each).catch(() => true)).toBe(false);
        await waitForWorker(each);
      }
      const isWaiting = await page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null,
      );
      expect(isWaiting).toBe(false);
    },
  );

  test.describe('without a worker', () => {
    test.use({ serviceWorkers: 'block' });

    test(
      'a page whose next file is missing reloads and continues to its destination',
      { tag: full },
      async ({ page }) => {
        await page.addInitScript(() => {
          const add = window.addEventListener.bind(window) as (...args: unknown[]) => void;
          window.addEventListener = (...args: unknown[]) => {
            add(...args);
            if (args[0] === 'vite:preloadError') document.documentElement.dataset['watched'] = '';
          };
        });
        // What only later pages need loads one file at a time. These are the last ones, and no file of the next screen.
        const later = ['pages/requirements.ts', 'app/browser-app.ts'].map((source) =>
          page.waitForResponse(`**/${findBuiltFile(classic, source)}`),
        );
        await page.goto(urlOf(classic, '/login', site.port));
        await Promise.all(later);
        const resetLink = page.getByRole('link', { name: 'Forgot your password?' });
        await expect(resetLink).toBeVisible();
        // The page watches for missing files from an idle moment after hydration on.
        await page.waitForFunction(() => 'watched' in document.documentElement.dataset);
        await mark(page);
        site.loseFiles();
        await resetLink.click();
        await expect(page).toHaveURL(urlOf(classic, '/reset-password', site.port));
        await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible();
        // Until the new document arrives, the error page at this address may show its own field.
        await expect.poll(() => isOld(page).catch(() => true)).toBe(false);
      },
    );
  });
});
