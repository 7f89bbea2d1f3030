import { readPush, type PushContent } from '@meetcute/core';
import { queryPage } from './control.ts';
import {
  openPages,
  scope,
  type ClickWorkEvent,
  type PushWorkEvent,
  type SubscriptionWorkEvent,
} from './scope.ts';

/** Milliseconds within which an open page goes to where a notification leads; else a window of its own is opened. */
const OPEN_DEADLINE = 1000;

async function showBadge(count: number | null): Promise<void> {
  const { navigator } = scope;
  if (count === null || !('setAppBadge' in navigator)) return;
  // An app that is not installed may be refused its badge.
  await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

async function show({ title, body, tag, path }: PushContent): Promise<void> {
  // `renotify` is not in TypeScript's library: a second message of one chat is heard too.
  const options: NotificationOptions & { renotify?: boolean } = {
    body,
    icon: '/icon-192.png',
    data: { path },
    ...(tag === null ? {} : { tag, renotify: true }),
  };
  await scope.registration.showNotification(title, options);
}

/** Takes away what is shown: who wrote, and how often, is for the member alone who was logged in. */
export async function closeAllNotifications(): Promise<void> {
  for (const each of await scope.registration.getNotifications()) each.close();
}

/** Shows what a push says, unless somebody looks at the site: the page tells it by itself then. */
export async function onPush({ data }: PushWorkEvent): Promise<void> {
  const text = data?.text() ?? '';
  const { origin } = scope.location;
  const news = readPush(text, { name: scope.meetcute.name, origin });
  const pages = await openPages();
  for (const page of pages) page.postMessage({ push: text });
  const isLookedAt = pages.some(({ focused, visibilityState }) => focused && visibilityState === 'visible');
  await Promise.all([showBadge(news.badge), isLookedAt ? undefined : show(news)]);
}

/** Brings the member to what a notification is about: in a page that is open already, else in a new one. */
export async function onClick({ notification }: ClickWorkEvent): Promise<void> {
  notification.close();
  const { path = '/' } = (notification.data ?? {}) as { path?: string };
  const pages = await openPages();
  const [page] = pages.toSorted((a, b) => Number(b.focused) - Number(a.focused));
  if (page) {
    // It goes there as by one of its links, so that what is written in it is kept as always.
    const answer = await queryPage<true>(page, { type: 'open', path }, OPEN_DEADLINE);
    if (answer) return void (await page.focus().catch(() => undefined));
  }
  await scope.clients.openWindow(path);
}

/** Subscribes anew where the browser has ended a subscription; the pages tell the account of it, now or when they next start. */
export async function onSubscriptionChange(event: SubscriptionWorkEvent): Promise<void> {
  const { pushManager } = scope.registration;
  const key = event.oldSubscription?.options.applicationServerKey;
  if (!event.newSubscription && key)
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  for (const page of await openPages()) page.postMessage({ type: 'subscription-changed' });
}
