import { expect, testWithWindow as test, type BrowserContext, type Page, type Worker } from './test.ts';
import { classic, urlOf } from './brands.ts';
import { waitForWorker } from './worker.ts';

test.use({ serviceWorkers: 'allow' });

/** Returns the number of open pages that a worker sees. */
const openPages = (worker: Worker): Promise<number> =>
  worker.evaluate(async () => {
    const { clients } = globalThis as unknown as {
      clients: { matchAll: (options: object) => Promise<object[]> };
    };
    return (await clients.matchAll({ type: 'window', includeUncontrolled: true })).length;
  });

/**
 * Makes a worker note when it has shown a notification. Chromium forgets a notification that `getNotifications` is asked
 * for between its storage and its display, so the question must wait.
 */
const watchNotifications = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; hasShown: boolean };
    const { registration } = scope;
    registration.showNotification = async (...content) => {
      await ServiceWorkerRegistration.prototype.showNotification.apply(registration, content);
      scope.hasShown = true;
    };
  });

const hasShown = (worker: Worker): Promise<boolean> =>
  worker.evaluate(() => (globalThis as { hasShown?: boolean }).hasShown === true);

/** Whether a page responds to its worker, which starts once the browser is idle. */
const isPageResponding = (worker: Worker) =>
  worker.evaluate(async () => {
    const { clients } = globalThis as unknown as {
      clients: { matchAll: () => Promise<{ postMessage: (data: object, ports: MessagePort[]) => void }[]> };
    };
    const [page] = await clients.matchAll();
    const { port1, port2 } = new MessageChannel();
    const response = new Promise<boolean>((resolve) => {
      port1.addEventListener('message', () => resolve(true), { once: true });
    });
    port1.start();
    page?.postMessage({ type: 'are-you-writing' }, [port2]);
    return Promise.race([response, new Promise<boolean>((resolve) => setTimeout(resolve, 5000, false))]);
  });

/** Delivers a push message to the site's worker through DevTools. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const devtools = await context.newCDPSession(page);
  const origin = new URL(urlOf(classic)).origin;
  const registrationId = await new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const registration = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (registration) resolve(registration.registrationId);
    });
    void devtools.send('ServiceWorker.enable');
  });
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

test(
  'shows a push when no page is visible, and opens its page in the existing tab',
  { annotation: { type: 'spec', description: 'push.browser-notifications-supported' } },
  async ({ page, context }) => {
    await context.grantPermissions(['notifications'], { origin: new URL(urlOf(classic)).origin });
    await page.goto(urlOf(classic));
    await waitForWorker(page);
    const [worker] = context.serviceWorkers();
    const payload = {
      version: 2,
      title: 'Marit wrote to you',
      body: 'Open it to read',
      tag: 'chat-1',
      url: '/login',
      badge: 1,
    };
    await page.goto('about:blank');
    // The browser removes the page that was left a moment later; until then it counts as visible.
    await expect.poll(() => openPages(worker!)).toBe(0);
    await watchNotifications(worker!);
    await deliver(context, page, JSON.stringify(payload));
    await expect.poll(() => hasShown(worker!)).toBe(true);
    const listNotifications = () =>
      worker!.evaluate(async () => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
        const all = await registration.getNotifications();
        return all.map(({ title, body, tag, data }) => ({ title, body, tag, data: data as unknown }));
      });
    await expect
      .poll(listNotifications)
      .toEqual([
        { title: 'Marit wrote to you', body: 'Open it to read', tag: 'chat-1', data: { path: '/login' } },
      ]);
    await page.goto(urlOf(classic));
    await waitForWorker(page);
    await expect.poll(() => isPageResponding(worker!)).toBe(true);
    await page.evaluate(() => Object.assign(globalThis, { isOld: true }));
    await worker!.evaluate(async () => {
      const scope = globalThis as unknown as EventTarget & { registration: ServiceWorkerRegistration };
      const [notification] = await scope.registration.getNotifications();
      // Only a user can press a notification; the dispatched event is otherwise the same.
      const click = Object.assign(new Event('notificationclick'), {
        notification,
        waitUntil: () => undefined,
      });
      scope.dispatchEvent(click);
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    expect(await page.evaluate(() => 'isOld' in globalThis)).toBe(true);
    expect(await listNotifications()).toEqual([]);
  },
);
