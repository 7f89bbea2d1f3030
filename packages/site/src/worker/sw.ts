import { PUSH_WORKER_VERSION } from '@meetcute/core';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { takeControl } from './control.ts';
import { clearPhotoCache, cacheFiles } from './files.ts';
import { closeAllNotifications, onClick, onPush, onSubscriptionChange } from './push.ts';
import {
  scope,
  type ClickWorkEvent,
  type MessageWorkEvent,
  type PushWorkEvent,
  type SubscriptionWorkEvent,
  type WorkEvent,
} from './scope.ts';
import { respondToNavigation, deleteOldShells, cacheShell } from './shell.ts';

const { registration } = scope;

async function activate(): Promise<void> {
  // Requests the page while the worker is still starting.
  await registration.navigationPreload?.enable();
  await deleteOldShells();
  // Workers of earlier versions have cached members' photos.
  await clearPhotoCache();
  await scope.clients.claim();
}

async function onMessage({ data, ports: [port] }: MessageWorkEvent): Promise<void> {
  const message = (data ?? {}) as { type?: string; isAsked?: boolean };
  if (message.type === 'version') port?.postMessage(PUSH_WORKER_VERSION);
  if (message.type === 'take-control') port?.postMessage(await takeControl(message.isAsked === true));
  // Keep the cached shell when the new one cannot be loaded or belongs to another build.
  if (message.type === 'language-changed') await cacheShell().catch(() => undefined);
  if (message.type === 'member-left') await Promise.all([clearPhotoCache(), closeAllNotifications()]);
}

// Installation fails without the shell of the same build and is retried later; the previous worker still has
// its shell.
scope.addEventListener('install', (event: WorkEvent) => event.waitUntil(cacheShell()));
scope.addEventListener('activate', (event: WorkEvent) => event.waitUntil(activate()));
scope.addEventListener('message', (event: MessageWorkEvent) => event.waitUntil(onMessage(event)));
scope.addEventListener('push', (event: PushWorkEvent) => event.waitUntil(onPush(event)));
scope.addEventListener('notificationclick', (event: ClickWorkEvent) => event.waitUntil(onClick(event)));
scope.addEventListener('pushsubscriptionchange', (event: SubscriptionWorkEvent) =>
  event.waitUntil(onSubscriptionChange(event)),
);

cacheFiles();
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
  ({ request, event }) =>
    respondToNavigation(
      request,
      (event as Event & { preloadResponse?: Promise<Response | undefined> }).preloadResponse,
    ),
);
