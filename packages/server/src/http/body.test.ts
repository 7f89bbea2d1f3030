import { expect, test } from 'vitest';
import { FORM_MAX, readBytes } from './body.ts';

const requestOf = (body: ReadableStream<Uint8Array> | string, headers: Record<string, string> = {}) =>
  new Request('http://a.test/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

test('does not read a body declared as too large, nor the rest of one that turns out too large', async () => {
  const largeRequest = requestOf('short', { 'content-length': String(FORM_MAX + 1) });
  await expect(readBytes(largeRequest, FORM_MAX)).rejects.toThrow('too large');
  let pulls = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      pulls += 1;
      controller.enqueue(new Uint8Array(10));
    },
  });
  await expect(readBytes(requestOf(endless), 25)).rejects.toThrow('too large');
  expect(pulls).toBeLessThan(10);
});
