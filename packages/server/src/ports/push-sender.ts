import { isPushEndpoint, type PushSubscriptionData } from '@meetcute/core';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import webPush from 'web-push';
import { lookUpPublic } from './public-address.ts';

/** The pair of keys by which push services know a site's server, base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** One message to one browser. */
export interface Push {
  subscription: PushSubscriptionData;
  payload: string;
  /** Whom a push service may write to when something is wrong, `mailto:` or `https:`. */
  contact: string;
  /** What takes the place of an earlier message that waits at the push service; at most 32 letters of base64url. */
  topic: string;
  /** Seconds for which the push service keeps it for a browser that is off. */
  ttl: number;
  urgency: 'normal' | 'high';
}

/** How it went: 'gone' browsers are never there again, 'later' may work after so many seconds, null where nobody said. */
export type PushOutcome =
  | { readonly state: 'sent' }
  | { readonly state: 'gone' }
  | { readonly state: 'later'; readonly seconds: number | null; readonly reason: string };

/** Writes to push services, and to nothing else. */
export interface PushSender {
  /** Whether an endpoint may be written to at all. */
  admits(endpoint: string): boolean;
  send(push: Push): Promise<PushOutcome>;
}

interface PushSenderOptions {
  keys: VapidKeys;
  /** Hosts of push services; those that browsers use when left out. */
  services?: readonly string[];
  /** Origins that are written to whatever their address is; for tests with a service of their own. */
  origins?: readonly string[];
}

/** Milliseconds for one message, from looking its host up to the head of the answer. */
const TIMEOUT = 10_000;

const ENCODING = 'aes128gcm';

/** Sends encrypted pushes, each signed with the keys. What a push service answers beyond its head is not read, and no redirect is followed. */
export function createPushSender({ keys, services, origins = [] }: PushSenderOptions): PushSender {
  const isOwn = (endpoint: string) => URL.canParse(endpoint) && origins.includes(new URL(endpoint).origin);
  const admits = (endpoint: string) => isPushEndpoint(endpoint, services) || isOwn(endpoint);
  return {
    admits,
    async send(push) {
      const { endpoint } = push.subscription;
      // What was saved may be older than the list of push services.
      if (!admits(endpoint)) return { state: 'gone' };
      const details = detailsOf(push);
      if (!details) return { state: 'gone' };
      const url = new URL(endpoint);
      const { publicKey, privateKey } = keys;
      const signed = webPush.getVapidHeaders(url.origin, push.contact, publicKey, privateKey, ENCODING);
      details.headers['Authorization'] = signed.Authorization;
      try {
        const { status, retryAfter } = await post(url, details, isOwn(endpoint));
        return outcomeOf(status, retryAfter);
      } catch (error) {
        return { state: 'later', seconds: null, reason: error instanceof Error ? error.message : 'unknown' };
      }
    },
  };
}

interface Details {
  headers: Record<string, string | number>;
  body: Buffer;
}

/** The encrypted message; null for keys that no browser has made. */
function detailsOf({ subscription, payload, topic, ttl, urgency }: Push): Details | null {
  const options = { vapidDetails: null, TTL: ttl, topic, urgency, contentEncoding: ENCODING };
  try {
    const { headers, body } = webPush.generateRequestDetails(subscription, payload, options as never);
    return { headers: headers as Details['headers'], body };
  } catch {
    return null;
  }
}

function post(url: URL, { headers, body }: Details, isOwn: boolean) {
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise<{ status: number; retryAfter: string | undefined }>((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      headers,
      // A connection that is kept has been checked by nobody since.
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT),
      ...(isOwn ? {} : { lookup: lookUpPublic }),
    });
    request.once('error', reject);
    request.once('response', (response) => {
      const retryAfter = response.headers['retry-after'];
      resolve({ status: response.statusCode ?? 0, retryAfter });
      response.once('error', () => {});
      response.destroy();
    });
    request.end(body);
  });
}

const GONE: readonly number[] = [404, 410];

function outcomeOf(status: number, retryAfter: string | undefined): PushOutcome {
  if (status >= 200 && status < 300) return { state: 'sent' };
  if (GONE.includes(status)) return { state: 'gone' };
  const seconds = retryAfter && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null;
  return { state: 'later', seconds, reason: `The push service answered ${status}.` };
}
