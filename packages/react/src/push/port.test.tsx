import { afterEach, expect, test, vi } from 'vitest';
import { browserPush } from './port.ts';

const json = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/port',
  expirationTime: null,
  keys: { p256dh: 'key', auth: 'auth' },
};
/** Subscription as browsers have it: an object whose data only its own `toJSON` gives. */
const subscription = Object.create({ toJSON: () => json }) as PushSubscription;

/** Replaces the browser's registration of the service worker. */
function register(pushManager: Partial<PushManager> | null): void {
  const registration = pushManager && ({ pushManager } as ServiceWorkerRegistration);
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration ?? undefined);
  if (registration)
    vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(Promise.resolve(registration as never));
}

afterEach(() => void vi.restoreAllMocks());

test(
  'reads and creates subscriptions as text that contains what the server needs',
  { meta: { spec: ['entity.push-state.subscription-serialized', 'push.subscribed-holds-serialized'] } },
  async () => {
    const subscribe = vi.fn<PushManager['subscribe']>(async () => subscription);
    register({ getSubscription: async () => subscription, subscribe });
    expect(await browserPush.current()).toBe(JSON.stringify(json));
    expect(await browserPush.subscribe('BPublicKeyOfTheSite')).toBe(JSON.stringify(json));
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: 'BPublicKeyOfTheSite',
    });
  },
);

test.each([
  ['without a subscription', { getSubscription: async () => null }],
  ['without a service worker', null],
])('reads null %s', { meta: { spec: ['push.not-subscribed-false'] } }, async (_, pushManager) => {
  register(pushManager);
  expect(await browserPush.current()).toBeNull();
});

test(
  'is capable only with a push manager',
  { meta: { spec: ['push.capable-needs-service-worker-and-push-manager'] } },
  () => {
    expect(browserPush.isCapable()).toBe(true);
    const { PushManager: manager } = globalThis;
    Reflect.deleteProperty(globalThis, 'PushManager');
    expect(browserPush.isCapable()).toBe(false);
    Object.assign(globalThis, { PushManager: manager });
  },
);
