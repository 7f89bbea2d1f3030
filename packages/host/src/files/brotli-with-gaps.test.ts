import fc from 'fast-check';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createNonce } from '../pages/security.ts';
import { compressWithGaps } from './brotli-with-gaps.ts';

const read = (bytes: Buffer) => brotliDecompressSync(bytes).toString();

test('each response has its own value in all gaps, whatever the text is', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.lorem()), {
        minLength: 1,
        maxLength: 8,
      }),
      async (pieces) => {
        const fill = await compressWithGaps(pieces, 24);
        for (const value of [createNonce(), createNonce(), '='.repeat(24)])
          expect(read(fill(value))).toBe(pieces.join(value));
      },
    ),
    { numRuns: 30 },
  ));

test('a page with ten nonces is hardly longer than compressed as a whole', async () => {
  const piece = `"><p>${'The quick brown fox jumps over the lazy dog, and nobody minds. '.repeat(40)}</p><style nonce="`;
  const pieces = Array.from({ length: 10 }, (_, index) => `${index} ${piece} ${Math.sqrt(index)}`);
  const fill = await compressWithGaps(pieces, 24);
  const nonce = createNonce();
  expect(fill(nonce).length).toBeLessThan(brotliCompressSync(pieces.join(nonce)).length + 10 * 40);
});
