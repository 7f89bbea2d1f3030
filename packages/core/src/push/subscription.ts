/** Push subscription, as serialised by a browser. */
export interface PushSubscriptionData {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Hosts of the push services of browsers. Their subdomains count too. */
export const pushServices: readonly string[] = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.services.mozilla.com',
  'web.push.apple.com',
  'push.apple.com',
  'notify.windows.com',
];

/**
 * Returns whether an endpoint belongs to a known push service, over https and without a port. The server
 * sends requests to no other endpoint.
 */
export function isPushEndpoint(endpoint: string, services: readonly string[] = pushServices): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return services.some((service) => hostname === service || hostname.endsWith(`.${service}`));
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Parses a serialised subscription; null if it is malformed (spec: push.subscribed-holds-serialized). */
export function readPushSubscription(subscriptionText: string): PushSubscriptionData | null {
  let value: unknown;
  try {
    value = JSON.parse(subscriptionText);
  } catch {
    return null;
  }
  const { endpoint, keys } = (value ?? {}) as {
    endpoint?: unknown;
    keys?: { p256dh?: unknown; auth?: unknown };
  };
  if (!isText(endpoint) || !isText(keys?.p256dh) || !isText(keys.auth)) return null;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}
