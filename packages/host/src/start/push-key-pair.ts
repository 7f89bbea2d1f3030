import type { VapidKeys } from '@meetcute/server';
import { createECDH } from 'node:crypto';

/** The curve of VAPID keys. */
const CURVE = 'prime256v1';

const text = (key: Buffer) => key.toString('base64url');

/** Makes a new pair of keys. */
export function createPushKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  // A private key may begin with zeros, which the curve leaves out.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: text(pair.getPublicKey()), privateKey: text(privateKey) };
}

/** Whether two keys belong to each other. */
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
