import { expect, test } from 'vitest';
import { testApi, testHost } from '../testing/fixture.ts';
import { clientAddress } from './client-address.ts';
import { readEnvironment } from './environment.ts';

const request = new Request('http://brand.test/', { headers: { 'x-forwarded-for': '1.1.1.1, 203.0.113.7' } });

test('uses the last forwarded address, and only behind a trusted proxy', () => {
  expect(clientAddress(request, '127.0.0.1', false)).toBe('127.0.0.1');
  expect(clientAddress(request, '127.0.0.1', true)).toBe('203.0.113.7');
  expect(clientAddress(new Request('http://brand.test/'), '127.0.0.1', true)).toBe('127.0.0.1');
  const empty = new Request('http://brand.test/', { headers: { 'x-forwarded-for': '1.1.1.1, ' } });
  expect(clientAddress(empty, '127.0.0.1', true)).toBe('127.0.0.1');
});

test('trusts a proxy only with TRUST_PROXY', () => {
  expect(readEnvironment({}).trustsProxy).toBe(false);
  expect(readEnvironment({ TRUST_PROXY: '0' }).trustsProxy).toBe(false);
  expect(readEnvironment({ TRUST_PROXY: '1' }).trustsProxy).toBe(true);
});

test("passes the client's address to the API, also for rendered pages and images", async () => {
  const addresses: (string | undefined)[] = [];
  const api = {
    ...testApi,
    fetch: async (_: Request, { address }: { address?: string | undefined }) => {
      addresses.push(address);
      return Response.json({});
    },
  };
  const { get } = testHost({ api });
  for (const path of ['/api/user.php', '/calls', '/cdn/photos/x/640.webp'])
    await get(path, { headers: { 'x-forwarded-for': '9.9.9.9' } }, 'brand.test', '203.0.113.7');
  expect(addresses).toEqual(['203.0.113.7', '203.0.113.7', '203.0.113.7']);
});
