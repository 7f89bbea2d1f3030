import { PREFERENCES_PATH } from '@meetcute/core';
import type { TestCheckout } from '@meetcute/server';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { preferencesResponse } from './pages/preferences.ts';
import { testCheckoutPage } from './start/test-checkout-page.ts';
import { testSite } from './testing/fixture.ts';

const SITE = 'https://brand.test';
const FORM = 'application/x-www-form-urlencoded';

const payment = {
  reference: 'test_1',
  state: 'open',
  amount: 1999,
  currency: 'EUR',
  description: 'Premium',
  returns: [],
  returnUrl: `${SITE}/shop`,
};
const checkout = { show: async () => payment, choose: async () => {} } as unknown as TestCheckout;

/**
 * Forms of the host itself, by the file that handles them. Those of pages are the template's, which reads them with
 * `receiveForm`; the API and the desk have guards of their own.
 */
const routes = {
  'pages/preferences.ts': (request: Request) => preferencesResponse(request, testSite.settings),
  'start/test-checkout-page.ts': (request: Request) => testCheckoutPage(checkout)(request),
};
const paths = {
  'pages/preferences.ts': PREFERENCES_PATH,
  'start/test-checkout-page.ts': '/test-checkout/test_1',
};

/** Files that mention POST for another reason: they count methods, send one themselves, or pass it on to a template. */
const others = ['metrics/metrics.ts', 'pages/respond-with-page.ts', 'start/local-api.ts'];

test('every form of the host is listed here', () => {
  const sources = new URL('.', import.meta.url);
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(name),
  );
  const textOf = (name: string) => readFileSync(new URL(name, sources), 'utf8');
  const handling = files.filter((name) => /'POST'|\.formData\(|readForm\(|admitForm\(/.test(textOf(name)));
  expect(handling.toSorted()).toEqual([...Object.keys(routes), ...others].toSorted());
  for (const name of Object.keys(routes)) expect(textOf(name), name).toContain('admitForm(');
});

const file = new FormData();
file.append('choice', new File(['pay'], 'pay.txt'));

const refusedRequests: readonly (readonly [string, number, RequestInit])[] = [
  ['JSON', 415, { body: '{"choice":"pay"}', headers: { 'content-type': 'application/json' } }],
  ['broken JSON', 415, { body: '{', headers: { 'content-type': 'application/json' } }],
  [
    'a broken multipart body',
    415,
    { body: '--b\r\nx', headers: { 'content-type': 'multipart/form-data; boundary=b' } },
  ],
  [
    'a multipart body without a boundary',
    415,
    { body: 'x', headers: { 'content-type': 'multipart/form-data' } },
  ],
  ['a file', 415, { body: file }],
  ['no type', 415, { body: new Uint8Array([97]) }],
  ['a body of 140 kB', 415, { body: `choice=${'x'.repeat(140_000)}`, headers: { 'content-type': FORM } }],
  [
    'another origin',
    403,
    { body: 'choice=pay', headers: { 'content-type': FORM, origin: 'https://evil.test' } },
  ],
  ['an opaque origin', 403, { body: 'choice=pay', headers: { 'content-type': FORM, origin: 'null' } }],
  [
    'another site',
    403,
    { body: 'choice=pay', headers: { 'content-type': FORM, 'sec-fetch-site': 'cross-site' } },
  ],
  [
    'a sibling site',
    403,
    { body: 'choice=pay', headers: { 'content-type': FORM, 'sec-fetch-site': 'same-site' } },
  ],
];
const cases = Object.entries(routes).flatMap(([name, handle]) =>
  refusedRequests.map((each) => [name, ...each, handle] as const),
);

test.each(cases)('%s refuses %s with %d', async (name, _, status, init, handle) => {
  const path = paths[name as keyof typeof paths];
  const response = await handle(new Request(new URL(path, SITE), { method: 'POST', ...init }));
  expect(response?.status).toBe(status);
});

test.each(Object.entries(routes))('%s accepts its own form', async (name, handle) => {
  const headers = { 'content-type': `${FORM}; charset=UTF-8`, origin: SITE };
  const path = paths[name as keyof typeof paths];
  const response = await handle(
    new Request(new URL(path, SITE), { method: 'POST', body: 'choice=pay&notices=never', headers }),
  );
  expect(response?.status).toBe(303);
});

test.each(['PUT', 'DELETE', 'PATCH'])('the test checkout refuses %s', async (method) => {
  const request = new Request(`${SITE}/test-checkout/test_1`, { method });
  expect((await testCheckoutPage(checkout)(request))?.status).toBe(405);
});
