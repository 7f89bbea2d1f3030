import type { GeolocationPort, PushPort } from '@meetcute/react';

/** A subscription as a browser would serialise it. */
export const subscription = JSON.stringify({
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/story',
  keys: { p256dh: 'BPublicKeyOfTheBrowser', auth: 'secretOfTheBrowser' },
});

/** A browser that can have push, and what the person says when it asks. */
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

/** A browser that says where the person is: in Utrecht, unless told otherwise. */
export const located = (
  position: GeolocationPort['position'] = () => Promise.resolve(utrecht),
): GeolocationPort => ({
  permission: () => Promise.resolve('prompt'),
  position,
});

const utrecht = { lat: 52.0907, lon: 5.1214 };
