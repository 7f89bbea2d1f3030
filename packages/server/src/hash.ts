import { createHash, createHmac } from 'node:crypto';

/** SHA-256 in base64url: how secrets with 256 bits of their own are kept. */
export const sha256 = (value: string | Uint8Array): string =>
  createHash('sha256').update(value).digest('base64url');

/** A keyed digest, for what could be guessed without the key. */
export const mac = (key: string, value: string): string =>
  createHmac('sha256', key).update(value).digest('base64url');

/** SHA-256 of a file in base64url, read piece by piece. */
export async function digestOf(file: Blob): Promise<string> {
  const digest = createHash('sha256');
  for await (const piece of file.stream()) digest.update(piece);
  return digest.digest('base64url');
}
