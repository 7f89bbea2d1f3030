import { isPushEndpoint, type PushSubscriptionData } from '@meetcute/core';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import webPush from 'web-push';
import { lookUpPublic } from './public-address.ts';

/** The VAPID key pair that identifies a site's server to push services, base64url. */
export interface VapidKeys {
  /** Public key, which browsers need to subscribe. */
  publicKey: string;
  /** Private key. Never leaves the server. */
  privateKey: string;
}

/** A push message to one browser. */
export interface Push {
  /** Subscription of the browser. */
  subscription: PushSubscriptionData;
  /** Text to encrypt. */
  payload: string;
  /** Contact for push services, `mailto:` or `https:`. */
  contact: string;
  /**
   * Replaces an earlier push with the same topic that the push service has not delivered. At most 32
   * base64url characters.
   */
  topic: string;
  /** Seconds for which the push service stores the push for an offline browser. */
  ttl: number;
  /** Value of the `Urgency` header. */
  urgency: 'normal' | 'high';
}

/**
 * Result of a push. 'gone' is permanent. 'later' may succeed after `seconds`, or null when the push service
 * named no time.
 */
export type PushOutcome =
  | { readonly state: 'sent' }
  | { readonly state: 'gone' }
  | { readonly state: 'later'; readonly seconds: number | null; readonly reason: string };

/** Sends requests to push services only. */
export interface PushSender {
  /** Returns whether an endpoint belongs to an allowed push service. */
  admits(endpoint: string): boolean;
  /** Sends a push and returns its result. A failed request is a result too. */
  send(push: Push): Promise<PushOutcome>;
}

interface PushSenderOptions {
  /** Keys that sign the pushes. */
  keys: VapidKeys;
  /** Hosts of push services. Default: those that browsers use. */
  services?: readonly string[];
  /** Origins that are allowed whatever their address, for tests with a push service of their own. */
  origins?: readonly string[];
}

/** Milliseconds for one push, from the DNS lookup to the headers of the response. */
const TIMEOUT = 10_000;

const ENCODING = 'aes128gcm';

/**
 * Creates a sender of encrypted pushes, signed with the keys. Only the headers of a response are read, and
 * redirects are not followed.
 */
export function createPushSender({ keys, services, origins = [] }: PushSenderOptions): PushSender {
  const isOwn = (endpoint: string) => URL.canParse(endpoint) && origins.includes(new URL(endpoint).origin);
  const admits = (endpoint: string) => isPushEndpoint(endpoint, services) || isOwn(endpoint);
  return {
    admits,
    async send(push) {
      const { endpoint } = push.subscription;
      // A stored subscription may be older than the list of push services.
      if (!admits(endpoint)) return { state: 'gone' };
      const details = detailsOf(push);
      if (!details) return { state: 'gone' };
      const url = new URL(endpoint);
      const { publicKey, privateKey } = keys;
      const vapidHeaders = webPush.getVapidHeaders(url.origin, push.contact, publicKey, privateKey, ENCODING);
      details.headers['Authorization'] = vapidHeaders.Authorization;
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

/** Returns the encrypted push; null when the keys of the subscription are invalid. */
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
      // A kept-alive connection would bypass the address check.
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
  return { state: 'later', seconds, reason: `The push service responded with ${status}.` };
}
