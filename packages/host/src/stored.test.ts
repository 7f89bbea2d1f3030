import type { Settings } from '@meetcute/contract';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createHost } from './app.ts';
import { pairsOf } from './pages/stored-page.ts';
import { headOf, type RequestHead } from './request-head.ts';
import { openCountries } from './start/countries.ts';
import { testApi, testSite, testTemplate } from './testing/fixture.ts';

const GERMANY = '84.128.1.1';
const JAPAN = '133.1.1.1';

/** Creates a host whose content pages contain their language and the visitor's country. */
async function staticHost(changes: Partial<Settings> = {}) {
  const template = testTemplate();
  const languageOf = ({ headers }: RequestHead) => headers.get('accept-language') ?? '';
  return createHost({
    sites: [{ ...testSite, settings: { ...testSite.settings, ...changes } }],
    templates: new Map([
      [
        testSite.id,
        {
          ...template,
          server: {
            ...template.server,
            staticKey: (head: RequestHead, { geoip_country: country }: Settings) =>
              head.url.includes('/pages/') ? `${head.url} ${languageOf(head)} ${country}` : null,
            render: async (request: Request, { settings }: { settings: Settings }) =>
              new Response(`${languageOf(request)} ${settings.geoip_country} ${'text '.repeat(400)}`, {
                headers: { 'content-type': 'text/html', vary: 'cookie, accept-language' },
              }),
          },
        },
      ],
    ]),
    api: testApi,
    images: { fetch: async () => null },
    onError: () => {},
    countryOf: await openCountries({ countryHeader: undefined, countryDatabase: undefined }, () => {}),
  });
}

const head = (path: string, headers: Record<string, string> = {}) =>
  new Request(`http://brand.test${path}`, { headers: { 'accept-encoding': 'br', ...headers } });

const hashOf = (body: ArrayBuffer) => createHash('sha256').update(new Uint8Array(body)).digest('hex');

test('a stored page has the status, headers and bytes of the response that stored it', async () => {
  const host = await staticHost();
  for (const encoding of ['br', 'gzip', 'identity']) {
    const request = () => head('/pages/terms', { 'accept-encoding': encoding });
    expect(host.stored(request(), GERMANY)).toBeNull();
    const first = await host(request(), GERMANY);
    const reply = host.stored(request(), GERMANY);
    expect(reply?.status).toBe(200);
    expect(Object.fromEntries(new Headers(pairsOf(reply?.headers ?? [])))).toEqual(
      Object.fromEntries(first.headers),
    );
    expect(first.headers.get('strict-transport-security')).toBe('max-age=63072000');
    expect(hashOf(new Uint8Array(reply?.body ?? []).buffer)).toBe(hashOf(await first.arrayBuffer()));
    const etag = first.headers.get('etag') ?? '';
    const again = head('/pages/terms', { 'accept-encoding': encoding, 'if-none-match': etag });
    expect(host.stored(again, GERMANY)).toMatchObject({ status: 304, body: null });
  }
});

test('a page that a browser with Zstandard requests first is stored as it was drawn', async () => {
  const host = await staticHost();
  const first = await host(head('/pages/terms', { 'accept-encoding': 'gzip, br, zstd' }), GERMANY);
  expect(first.headers.get('content-encoding')).toBe('br');
  const plain = await host(head('/pages/terms', { 'accept-encoding': 'identity' }), GERMANY);
  expect(await plain.text()).toBe(` DE ${'text '.repeat(400)}`);
  expect(brotliDecompressSync(await first.arrayBuffer()).toString()).toBe(` DE ${'text '.repeat(400)}`);
});

test('language and country decide the stored page', async () => {
  const host = await staticHost();
  const german = { 'accept-language': 'de' };
  await host(head('/pages/terms', german), GERMANY);
  expect(host.stored(head('/pages/terms', german), GERMANY)).not.toBeNull();
  expect(host.stored(head('/pages/terms', german), JAPAN)).toBeNull();
  expect(host.stored(head('/pages/terms', { 'accept-language': 'pl' }), GERMANY)).toBeNull();
});

test('a stored page renews the cookie of a traffic source until the visitor chooses', async () => {
  const host = await staticHost({ signups: 'with_trafficsource' });
  const decidedHead = head('/pages/terms', { cookie: 'traffic_source=ref%3Dnews; cookie_consent=rejected' });
  const undecidedHead = head('/pages/terms', { cookie: 'traffic_source=ref%3Dnews' });
  await host(decidedHead, GERMANY);
  const cookiesOf = (request: RequestHead) =>
    new Headers(pairsOf(host.stored(request, GERMANY)?.headers ?? [])).getSetCookie();
  expect(cookiesOf(undecidedHead)).toEqual(['traffic_source=ref%3Dnews; Path=/; SameSite=Lax; Secure']);
  expect(cookiesOf(decidedHead)).toEqual([]);
});

test('other requests are never stored', async () => {
  const host = await staticHost();
  await host(head('/pages/terms'), GERMANY);
  await host(head('/pages/terms?ref=news'), GERMANY);
  await host(head('/'), GERMANY);
  expect(host.stored(head('/pages/terms'), GERMANY)).not.toBeNull();
  // A traffic source must be stored in a cookie.
  expect(host.stored(head('/pages/terms?ref=news'), GERMANY)).toBeNull();
  expect(host.stored(head('/'), GERMANY)).toBeNull();
  const postRequest = new Request('http://brand.test/pages/terms', { method: 'POST' });
  expect(host.stored(postRequest, GERMANY)).toBeNull();
  for (const url of [
    'http://[/pages/terms',
    'http://brand.test:99999/pages/terms',
    'http://other.test/pages/terms',
  ])
    expect(host.stored({ method: 'GET', url, headers: new Headers() }), url).toBeNull();
});

test('the head of a request joins cookies that a proxy has split', () => {
  const rawHeaders = ['Host', 'brand.test', 'Cookie', 'a=1', 'cookie', 'b=2'];
  const { headers } = headOf({ method: 'GET', url: '/', rawHeaders } as IncomingMessage);
  expect(headers.get('cookie')).toBe('a=1; b=2');
  expect(headers.get('accept')).toBeNull();
});
