import { createHash, createHmac } from 'node:crypto';

/** SHA-256 in base64url: how secrets with 256 bits of their own are kept. */
export const sha256 = (value: string | Uint8Array): string =>
  createHash('sha256').update(value).digest('base64url');

/** A keyed digest, for what could be guessed without the key. */
export const mac = (key: string, value: string): string =>
  createHmac('sha256', key).update(value).digest('base64url');
