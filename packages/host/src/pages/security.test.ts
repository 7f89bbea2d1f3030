import { expect, test } from 'vitest';
import { createNonce } from './security.ts';

test('no nonce is used twice', () => {
  const nonces = Array.from({ length: 2000 }, createNonce);
  expect(new Set(nonces).size).toBe(2000);
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
});
