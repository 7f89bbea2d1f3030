import type { GeolocationPort, PushPort } from '@meetcute/react';

/** Push subscription as serialised by a browser. */
export const subscription = JSON.stringify({
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/story',
  keys: { p256dh: 'BPublicKeyOfTheBrowser', auth: 'secretOfTheBrowser' },
});

/** Options of `pushBrowser`. */
export interface PushBrowserOptions {
  /** Response to the permission prompt. Default: granted. */
  permission?: 'granted' | 'denied' | 'default';
  /** Permission of an earlier visit. Default: granted with a subscription, else not decided. */
  earlier?: 'granted' | 'denied' | 'default';
  /** Whether the browser can do push at all. Default: true. */
  isCapable?: boolean;
  /** Subscription of an earlier visit. Default: none. */
  current?: string | null;
  /** Whether the service worker cannot be registered. Default: false. */
  isBroken?: boolean;
}

/** Returns a push port that keeps its permission and subscription, as a browser does. */
export function pushBrowser({
  permission = 'granted',
  current = null,
  earlier = current === null ? 'default' : 'granted',
  isCapable = true,
  isBroken = false,
}: PushBrowserOptions = {}): PushPort {
  let currentPermission = earlier;
  let storedSubscription = current;
  return {
    isCapable: () => isCapable,
    permission: () => currentPermission,
    current: () => Promise.resolve(storedSubscription),
    ask: () => Promise.resolve((currentPermission = permission)),
    register: () => (isBroken ? Promise.reject(new Error('No worker here.')) : Promise.resolve()),
    subscribe: () => Promise.resolve((storedSubscription = subscription)),
    unsubscribe: () => {
      if (isBroken) return Promise.reject(new Error('No worker here.'));
      storedSubscription = null;
      return Promise.resolve();
    },
    listen: () => () => undefined,
  };
}

/** Returns a geolocation port with a fixed position. Default: Utrecht. */
export const createFixedGeolocation = (
  position: GeolocationPort['position'] = () => Promise.resolve(utrecht),
): GeolocationPort => ({
  permission: () => Promise.resolve('prompt'),
  position,
});

const utrecht = { lat: 52.0907, lon: 5.1214 };
