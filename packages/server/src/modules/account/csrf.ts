import { createHash, timingSafeEqual } from 'node:crypto';

const isEqual = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/**
 * Whether a csrf value is the one of an address and a browser: SHA-512 in hex, or where a browser can't
 * digest, base64 cut to 64 characters (spec: csrf.sha-512-of-email-and-user-agent). Anyone can compute it, so a match is never trusted.
 */
export function matchesCsrf(csrf: string, email: string, userAgent: string): boolean {
  const text = email.toLowerCase() + userAgent;
  const digest = createHash('sha512').update(text).digest('hex');
  return isEqual(csrf, digest) || isEqual(csrf, Buffer.from(text).toString('base64').slice(0, 64));
}
