import { browserGeolocation, browserPush, type GeolocationPort, type PushPort } from '@meetcute/react';

const subscription = JSON.stringify({
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/test',
  keys: { p256dh: 'BPublicKeyOfTheBrowser', auth: 'secretOfTheBrowser' },
});

/** A browser that can have push and says yes to it; it may be subscribed already. */
export function pushBrowser({ isSubscribed = false } = {}): PushPort {
  // Like a real browser it knows afterwards what was done.
  let has = isSubscribed;
  return {
    ...browserPush,
    isCapable: () => true,
    permission: () => (isSubscribed ? 'granted' : 'default'),
    current: async () => (has ? subscription : null),
    ask: async () => 'granted',
    register: async () => undefined,
    subscribe: async () => {
      has = true;
      return subscription;
    },
    unsubscribe: async () => {
      has = false;
    },
    listen: () => () => undefined,
  };
}

/** A browser that says that the person is in Utrecht. */
export const inUtrecht: GeolocationPort = {
  ...browserGeolocation,
  permission: async () => 'prompt',
  position: async () => ({ lat: 52.0907, lon: 5.1214 }),
};
