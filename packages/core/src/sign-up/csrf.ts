/** Computes a SHA-512 digest; null where the platform has none, as on pages without a secure context. */
export type Digest = ((bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>) | null;

const hex = (buffer: ArrayBuffer): string =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Characters of the value where no digest can be computed. */
const FALLBACK_LENGTH = 64;

/**
 * The csrf value of a sign-up: lower-case hex SHA-512 of the lower-case address followed by the user agent; without a
 * digest base64 of the same text, cut off at 64 characters (spec: csrf.sha-512-of-email-and-user-agent).
 */
export async function csrfValue(email: string, userAgent: string, digest: Digest): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase() + userAgent);
  if (digest) return hex(await digest(bytes));
  return btoa(String.fromCharCode(...bytes)).slice(0, FALLBACK_LENGTH);
}

/** Whether a value is the one of an address and a browser, with or without a digest. Anyone can compute it, so a match is never trusted. */
export async function matchesCsrf(
  value: string,
  email: string,
  { userAgent, digest }: { userAgent: string; digest: Digest },
): Promise<boolean> {
  return [await csrfValue(email, userAgent, digest), await csrfValue(email, userAgent, null)].includes(value);
}
