import { isPushCapable, type PushPermission } from '@meetcute/core';
import { WORKER } from '../app/worker.ts';

/** The browser's door to push notifications. */
export interface PushPort {
  /** Whether the browser has a service worker and a push manager. */
  readonly isCapable: () => boolean;
  /** What the person has said so far; asks nobody. */
  readonly permission: () => PushPermission;
  /** The serialised subscription that this browser has already; null for none. */
  readonly current: () => Promise<string | null>;
  /** Asks the person. Only ever after a press of a button. */
  readonly ask: () => Promise<PushPermission>;
  /** Registers the service worker. Rejects where that fails. */
  readonly register: () => Promise<void>;
  /** Subscribes with the site's public key, or answers the subscription that is there with it; serialised. Rejects where that fails. */
  readonly subscribe: (key: string) => Promise<string>;
  /** Ends the subscription of this browser, if there is one. Rejects where that fails. */
  readonly unsubscribe: () => Promise<void>;
  /** Hears the texts that the service worker passes on, until the answer is called. */
  readonly listen: (onMessage: (text: string) => void) => () => void;
}

const serialise = (subscription: PushSubscription | null | undefined): string | null =>
  subscription ? JSON.stringify(subscription) : null;

const registration = () => navigator.serviceWorker.getRegistration(WORKER.scope);

/** Push as the browser has it. */
export const browserPush: PushPort = {
  isCapable: () =>
    isPushCapable({
      hasServiceWorker: 'serviceWorker' in navigator,
      hasPushManager: 'PushManager' in globalThis && 'Notification' in globalThis,
    }),
  permission: () => Notification.permission,
  current: async () => serialise(await (await registration())?.pushManager.getSubscription()),
  ask: () => Notification.requestPermission(),
  register: async () => void (await navigator.serviceWorker.register(WORKER.path, { scope: WORKER.scope })),
  subscribe: async (applicationServerKey) => {
    const { pushManager } = await navigator.serviceWorker.ready;
    // Most pages never subscribe.
    const { subscribeWith } = await import('./subscribe.ts');
    return serialise(await subscribeWith(pushManager, applicationServerKey)) ?? '';
  },
  unsubscribe: async () =>
    void (await (await (await registration())?.pushManager.getSubscription())?.unsubscribe()),
  listen: (onMessage) => {
    const hear = ({ data }: MessageEvent<unknown>) => {
      const text = (data as { push?: unknown } | null)?.push;
      if (typeof text === 'string') onMessage(text);
    };
    navigator.serviceWorker.addEventListener('message', hear);
    return () => navigator.serviceWorker.removeEventListener('message', hear);
  },
};
