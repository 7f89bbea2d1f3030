import type { Settings } from '@meetcute/contract';
import { randomBytes } from 'node:crypto';

/** A nonce for one answer: 128 random bits. */
export const createNonce = (): string => randomBytes(16).toString('base64');

/** The origin of a site's photos where it is not the page's own, with a space before it. */
function photoOrigin({ cdn_prefix: prefix }: Pick<Settings, 'cdn_prefix'>, page: URL): string {
  if (!URL.canParse(prefix, page)) return '';
  const { origin, protocol } = new URL(prefix, page);
  return /^https?:$/.test(protocol) && origin !== page.origin ? ` ${origin}` : '';
}

/**
 * The policy of a page. Scripts and style elements need the nonce; style attributes are allowed, because React Aria places
 * overlays and hides labels with them (docs/decisions/006-styles-and-csp.md). Pictures may come from the origin of an
 * absolute `cdn_prefix` too.
 */
export const contentPolicy = (nonce: string, settings: Pick<Settings, 'cdn_prefix'>, page: URL): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'nonce-${nonce}'`,
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

/** Headers of every answer. Location is allowed to the site itself, for the sign-up's living area. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
};
