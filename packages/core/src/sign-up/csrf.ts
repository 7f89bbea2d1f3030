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
