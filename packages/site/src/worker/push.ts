import { readPush, type PushContent } from '@meetcute/core';
import { queryPage } from './control.ts';
import {
  openPages,
  scope,
  type ClickWorkEvent,
  type PushWorkEvent,
  type SubscriptionWorkEvent,
} from './scope.ts';

/** Milliseconds an open page has to navigate to a notification's target; after that, a new window opens. */
const OPEN_DEADLINE = 1000;

async function showBadge(count: number | null): Promise<void> {
  const { navigator } = scope;
  if (count === null || !('setAppBadge' in navigator)) return;
  // Browsers may refuse a badge for an app that is not installed.
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

async function show({ title, body, tag, path }: PushContent): Promise<void> {
  // `renotify` is missing in TypeScript's library. It alerts again for a second message of a chat.
  const options: NotificationOptions & { renotify?: boolean } = {
    body,
    icon: '/icon-192.png',
    data: { path },
    ...(tag === null ? {} : { tag, renotify: true }),
  };
  await scope.registration.showNotification(title, options);
}

/** Closes all notifications. Senders and counts are private to the member who was logged in. */
export async function closeAllNotifications(): Promise<void> {
  for (const each of await scope.registration.getNotifications()) each.close();
}

/** Shows a push as a notification unless a page is visible and focused; that page shows it itself. */
export async function onPush({ data }: PushWorkEvent): Promise<void> {
  const text = data?.text() ?? '';
  const { origin } = scope.location;
  const content = readPush(text, { name: scope.meetcute.name, origin });
  const pages = await openPages();
  for (const page of pages) page.postMessage({ push: text });
  const isPageInUse = pages.some(({ focused, visibilityState }) => focused && visibilityState === 'visible');
  await Promise.all([showBadge(content.badge), isPageInUse ? undefined : show(content)]);
}

/** Opens the target of a notification in an open page, else in a new window. */
export async function onClick({ notification }: ClickWorkEvent): Promise<void> {
  notification.close();
  const { path = '/' } = (notification.data ?? {}) as { path?: string };
  const pages = await openPages();
  const [page] = pages.toSorted((a, b) => Number(b.focused) - Number(a.focused));
  if (page) {
    // The page navigates by its own router, so unsaved input is kept as usual.
    const hasOpened = await queryPage<true>(page, { type: 'open', path }, OPEN_DEADLINE);
    if (hasOpened) return void (await page.focus().catch(() => undefined));
  }
  await scope.clients.openWindow(path);
}

/**
 * Renews a subscription that the browser has ended. Pages report the new one to the account now or at their
 * next start.
 */
export async function onSubscriptionChange(event: SubscriptionWorkEvent): Promise<void> {
  const { pushManager } = scope.registration;
  const key = event.oldSubscription?.options.applicationServerKey;
  if (!event.newSubscription && key)
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  for (const page of await openPages()) page.postMessage({ type: 'subscription-changed' });
}
