/** A push subscription as a browser serialises it. */
export interface PushSubscriptionData {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Hosts of the push services that browsers use; whatever ends in an entry with a dot before it belongs to it too. */
export const pushServices: readonly string[] = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.services.mozilla.com',
  'web.push.apple.com',
  'push.apple.com',
  'notify.windows.com',
];

/** Whether an endpoint is of a known push service, by https and without a port: nothing else is ever written to. */
export function isPushEndpoint(endpoint: string, services: readonly string[] = pushServices): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return services.some((service) => hostname === service || hostname.endsWith(`.${service}`));
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads a serialised subscription; null for anything that no browser would have written (spec: push.subscribed-holds-serialized). */
export function readPushSubscription(serialized: string): PushSubscriptionData | null {
  let value: unknown;
  try {
    value = JSON.parse(serialized);
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
