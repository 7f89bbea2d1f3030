import { randomBytes } from 'node:crypto';

/** A nonce for one answer: 128 random bits. */
export const createNonce = (): string => randomBytes(16).toString('base64');

/**
 * The policy of a page. Scripts and style elements need the nonce; style attributes are allowed, because React Aria places
 * overlays and hides labels with them (docs/decisions/006-styles-and-csp.md).
 */
export const contentPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src-elem 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
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
