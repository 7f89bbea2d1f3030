import type { Settings } from '@meetcute/contract';
import { isLoopback } from '@meetcute/core';
import { randomFillSync } from 'node:crypto';

const NONCE_BYTES = 16;

/** Random bytes of the next nonces. Filling them takes hardly longer than those of one nonce. */
const pool = Buffer.alloc(256 * NONCE_BYTES);
let usedBytes = pool.length;

/** Returns a nonce for one response: 128 random bits in base64. */
export function createNonce(): string {
  if (usedBytes === pool.length) {
    randomFillSync(pool);
    usedBytes = 0;
  }
  const start = usedBytes;
  usedBytes += NONCE_BYTES;
  return pool.toString('base64', start, usedBytes);
}

/** Returns the origin of a site's photos with a leading space, or '' if it is the page's own. */
function photoOrigin({ cdn_prefix: prefix }: Pick<Settings, 'cdn_prefix'>, page: URL): string {
  if (!URL.canParse(prefix, page)) return '';
  const { origin, protocol } = new URL(prefix, page);
  return /^https?:$/.test(protocol) && origin !== page.origin ? ` ${origin}` : '';
}

/**
 * Trusted Types policies that scripts may create: `packages/react/src/app/register-worker.ts` has one for the address of the
 * service worker. Other strings can't run as script.
 */
const TRUSTED_POLICIES = 'meetcute';

/**
 * Returns the content security policy of a page. Scripts and style elements need the nonce. A script with the nonce may
 * load others (`strict-dynamic`), so a file of the site runs only if a page names it. Style attributes
 * are allowed, because React Aria uses them to position overlays and hide labels
 * (docs/decisions/006-styles-and-csp.md). Images may also come from the origin of an absolute `cdn_prefix`.
 */
export const contentPolicy = (nonce: string, settings: Pick<Settings, 'cdn_prefix'>, page: URL): string =>
  policyOf(
    `script-src 'nonce-${nonce}' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types ${TRUSTED_POLICIES}`,
    `'nonce-${nonce}'`,
    settings,
    page,
  );

/** Returns the content security policy of a page without script. `styles` are the hashes of its style elements. */
export const staticPolicy = (styles: string, settings: Pick<Settings, 'cdn_prefix'>, page: URL): string =>
  policyOf("script-src 'none'", styles, settings, page);

/**
 * Returns the content security policy of the staff desk: as strict as that of the sites, without Trusted Types of its own.
 * Its texts are of strangers, so nothing is loaded from elsewhere and no form is sent.
 */
export const deskPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "require-trusted-types-for 'script'; trusted-types 'none'",
    `style-src-elem 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const policyOf = (
  scripts: string,
  styles: string,
  settings: Pick<Settings, 'cdn_prefix'>,
  page: URL,
): string =>
  [
    "default-src 'none'",
    scripts,
    `style-src-elem ${styles}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${photoOrigin(settings, page)}`,
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Policy of whatever has none of its own, such as a response of the API, a photo or an error: opened as a page it loads and
 * runs nothing, has no origin, and no other page can show it. Drawings keep their own styles.
 */
const BARE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Policy of the service worker, which applies to what the worker requests: nothing but the site itself. */
export const WORKER_POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Referrer policy of an address with the token of a mailed link: other pages, of this site too, learn only its origin.
 * `no-referrer` would hide the `Origin` that the checks of forms need.
 */
export const tokenPolicy = (address: URL): [string, string][] =>
  address.searchParams.has('token') ? [['referrer-policy', 'strict-origin']] : [];

/** Two years, after which browsers that did not visit the site try http again. */
const HSTS_S = 63_072_000;

/**
 * Strict transport of an address: browsers that have seen it use https alone. Not for loopback names, which have none. It
 * does not include subdomains, of which the host knows nothing (docs/decisions/053-deployment.md).
 */
export const transportPolicy = ({ hostname }: URL): [string, string][] =>
  isLoopback(hostname) ? [] : [['strict-transport-security', `max-age=${HSTS_S}`]];

/**
 * Headers of every response. Geolocation is allowed for the site itself, because sign-up uses it for the
 * living area.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
};

/** Headers of every response that is no page. */
export const bareHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'content-security-policy': BARE_POLICY,
};

/** Adds the headers of every response at an address, and a policy to what has none. Keeps those that a response has. */
export function withPolicies(response: Response, url: string): Response {
  const address = new URL(url);
  const all = [...tokenPolicy(address), ...transportPolicy(address), ...Object.entries(bareHeaders)];
  for (const [name, value] of all) if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}
