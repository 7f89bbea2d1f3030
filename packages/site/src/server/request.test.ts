import { calls } from '@meetcute/contract';
import { demoSites } from '@meetcute/demo';
import { expect, test, vi } from 'vitest';
import { openRequest } from './request.ts';

test('links of a page name no origin, which a proxy may have changed, and calls do', async () => {
  const fetch = vi.fn(async (_: string) => Response.json([]));
  const { client } = await openRequest(
    new Request('http://brand.test/members'),
    { fetch: fetch as typeof globalThis.fetch, settings: demoSites[0].settings, nonce: 'abc' },
    { locale: 'en', loadTexts: async () => ({}) },
  );
  expect(client.url(calls.openPartner, { query: { flow: 'profile-search', redirect: '1' } })).toBe(
    '/api/resellpartner.php?flow=profile-search&redirect=1',
  );
  await client.call(calls.getLikes).catch(() => undefined);
  expect(fetch.mock.calls[0]?.[0]).toMatch(/^http:\/\/brand\.test\/api\/likes\.php/);
});
