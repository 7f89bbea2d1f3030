import { createHash, createHmac } from 'node:crypto';

/** Returns SHA-256 in base64url. Used to store secrets that have 256 bits of entropy. */
export const sha256 = (value: string | Uint8Array): string =>
  createHash('sha256').update(value).digest('base64url');

/** Returns a keyed digest (HMAC-SHA-256, base64url), for values that could be guessed without the key. */
export const mac = (key: string, value: string): string =>
  createHmac('sha256', key).update(value).digest('base64url');

/** Returns the SHA-256 of a file in base64url. Reads the file chunk by chunk. */
export async function digestOf(file: Blob): Promise<string> {
  const digest = createHash('sha256');
  for await (const piece of file.stream()) digest.update(piece);
  return digest.digest('base64url');
}
