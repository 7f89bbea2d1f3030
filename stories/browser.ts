import type { GeolocationPort, PushPort } from '@meetcute/react';

/** Push subscription as serialised by a browser. */
export const subscription = JSON.stringify({
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/story',
  keys: { p256dh: 'BPublicKeyOfTheBrowser', auth: 'secretOfTheBrowser' },
});

/** Returns a push port whose permission prompt resolves with `answer`. Default: granted. */
export function pushBrowser({
  answer = 'granted',
  current = null,
  isBroken = false,
}: {
  answer?: 'granted' | 'denied' | 'default';
  current?: string | null;
  isBroken?: boolean;
} = {}): PushPort {
  let permission: 'granted' | 'denied' | 'default' = current === null ? 'default' : 'granted';
  return {
    isCapable: () => true,
    permission: () => permission,
    current: () => Promise.resolve(current),
    ask: () => Promise.resolve((permission = answer)),
    register: () => (isBroken ? Promise.reject(new Error('No worker here.')) : Promise.resolve()),
    subscribe: () => Promise.resolve(subscription),
    unsubscribe: () => (isBroken ? Promise.reject(new Error('No worker here.')) : Promise.resolve()),
    listen: () => () => undefined,
  };
}

/** Returns a geolocation port with a fixed position. Default: Utrecht. */
export const located = (
  position: GeolocationPort['position'] = () => Promise.resolve(utrecht),
): GeolocationPort => ({
  permission: () => Promise.resolve('prompt'),
  position,
});

const utrecht = { lat: 52.0907, lon: 5.1214 };
