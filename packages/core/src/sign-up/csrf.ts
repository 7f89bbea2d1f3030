/** Computes a SHA-512 digest. Null without platform support, as on pages without a secure context. */
export type Digest = ((bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>) | null;

const hex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Length of the csrf value without a digest, in characters. */
const FALLBACK_LENGTH = 64;

/**
 * Computes the csrf value of a sign-up: lower-case hex SHA-512 of the lower-case address followed by the user
 * agent. Without a digest it is base64 of the same text, truncated to 64 characters
 * (spec: csrf.sha-512-of-email-and-user-agent).
 */
export async function csrfValue(email: string, userAgent: string, digest: Digest): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase() + userAgent);
  if (digest) return hex(await digest(bytes));
  return btoa(String.fromCharCode(...bytes)).slice(0, FALLBACK_LENGTH);
}

/**
 * Returns whether a csrf value matches an address and a browser, with or without a digest. Anyone can compute
 * the value, so a match proves nothing.
 */
export async function matchesCsrf(
  value: string,
  email: string,
  { userAgent, digest }: { userAgent: string; digest: Digest },
): Promise<boolean> {
  return [await csrfValue(email, userAgent, digest), await csrfValue(email, userAgent, null)].includes(value);
}
