import { browserGeolocation, browserPush, type GeolocationPort, type PushPort } from '@meetcute/react';

const subscription = JSON.stringify({
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/test',
  keys: { p256dh: 'BPublicKeyOfTheBrowser', auth: 'secretOfTheBrowser' },
});

/** Creates a push port that grants permission, optionally with an existing subscription. */
export function pushBrowser({ isSubscribed = false } = {}): PushPort {
  // Remembers the subscription, like a real browser.
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

/** Geolocation port that reports a position in Utrecht. */
export const inUtrecht: GeolocationPort = {
  ...browserGeolocation,
  permission: async () => 'prompt',
  position: async () => ({ lat: 52.0907, lon: 5.1214 }),
};
