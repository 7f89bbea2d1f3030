import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selfSigned } from '../../../server/test/mollie-double.ts';
import { createProxy } from '../proxy.ts';
import { createS3Storage } from './s3-storage.ts';
import { readStorageUrl } from './storage-url.ts';

let requests = 0;
const server = createServer(selfSigned, (_, response) => {
  requests += 1;
  response.end('{}');
});
const place = () => `localhost:${(server.address() as AddressInfo).port}`;
beforeAll(async () => {
  server.listen(0, 'localhost');
  await once(server, 'listening');
});
afterAll(() => void server.close());

test('sends no photo to a bucket whose certificate nobody trusts', async () => {
  const storage = createS3Storage(readStorageUrl(`s3://key:secret@${place()}/bucket`));
  await expect(storage.put('photos/a/640.webp', new Uint8Array(1))).rejects.toThrow(
    'self-signed certificate',
  );
  expect(requests).toBe(0);
});

test('sends no call to a back end whose certificate nobody trusts', async () => {
  const request = new Request('http://brand.test/api/user.php', { headers: { cookie: 'session=secret' } });
  const response = await createProxy(`https://${place()}`).fetch(request, { site: 'classic' });
  expect([response.status, requests]).toEqual([502, 0]);
});
