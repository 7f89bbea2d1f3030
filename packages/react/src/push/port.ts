import { isPushCapable, type PushPermission } from '@meetcute/core';
import { WORKER } from '../app/worker.ts';

/** Port to the browser's push notifications. */
export interface PushPort {
  /** Whether the browser has a service worker and a push manager. */
  readonly isCapable: () => boolean;
  /** Returns the current notification permission without asking for it. */
  readonly permission: () => PushPermission;
  /** Resolves with the browser's existing subscription as JSON; null without one. */
  readonly current: () => Promise<string | null>;
  /** Asks for permission. Call it only after a user gesture. */
  readonly ask: () => Promise<PushPermission>;
  /** Registers the service worker. Rejects on failure. */
  readonly register: () => Promise<void>;
  /**
   * Subscribes with the site's public key. Resolves with the new or existing subscription as JSON. Rejects on
   * failure.
   */
  readonly subscribe: (key: string) => Promise<string>;
  /** Ends the browser's subscription, if there is one. Rejects on failure. */
  readonly unsubscribe: () => Promise<void>;
  /** Calls `onMessage` with the texts of push messages from the service worker. Returns an unsubscribe function. */
  readonly listen: (onMessage: (text: string) => void) => () => void;
}

const serialise = (subscription: PushSubscription | null | undefined): string | null =>
  subscription ? JSON.stringify(subscription) : null;

const registration = () => navigator.serviceWorker.getRegistration(WORKER.scope);

/** Push port of the browser. */
export const browserPush: PushPort = {
  isCapable: () =>
    isPushCapable({
      hasServiceWorker: 'serviceWorker' in navigator,
      hasPushManager: 'PushManager' in globalThis && 'Notification' in globalThis,
    }),
  permission: () => Notification.permission,
  current: async () => serialise(await (await registration())?.pushManager.getSubscription()),
  ask: () => Notification.requestPermission(),
  register: async () => void (await (await import('../app/register-worker.ts')).registerWorker()),
  subscribe: async (applicationServerKey) => {
    const { pushManager } = await navigator.serviceWorker.ready;
    // Loaded lazily, because most pages never subscribe.
    const { subscribeWith } = await import('./subscribe.ts');
    return serialise(await subscribeWith(pushManager, applicationServerKey)) ?? '';
  },
  unsubscribe: async () =>
    void (await (await (await registration())?.pushManager.getSubscription())?.unsubscribe()),
  listen: (onMessage) => {
    const listener = ({ data }: MessageEvent<unknown>) => {
      const text = (data as { push?: unknown } | null)?.push;
      if (typeof text === 'string') onMessage(text);
    };
    navigator.serviceWorker.addEventListener('message', listener);
    return () => navigator.serviceWorker.removeEventListener('message', listener);
  },
};
