import type { VapidKeys } from '@meetcute/server';
import { createECDH } from 'node:crypto';

/** Curve of VAPID keys. */
const CURVE = 'prime256v1';

const text = (key: Buffer) => key.toString('base64url');

/** Creates a key pair. */
export function createPushKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // A private key may start with zeros, which the curve omits.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: text(pair.getPublicKey()), privateKey: text(privateKey) };
}

/** Whether a public and a private key form a pair. */
export function isPushKeyPair({ publicKey, privateKey }: VapidKeys): boolean {
  const secret = Buffer.from(privateKey, 'base64url');
  if (secret.length !== 32 || text(secret) !== privateKey) return false;
  const pair = createECDH(CURVE);
  try {
    pair.setPrivateKey(secret);
  } catch {
    return false;
  }
  return text(pair.getPublicKey()) === publicKey;
}
