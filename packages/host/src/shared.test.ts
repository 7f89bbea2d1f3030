import type { Settings } from '@meetcute/contract';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createHost } from './app.ts';
import type { RequestHead } from './request-head.ts';
import { openCountries } from './start/countries.ts';
import { testApi, testSite, testTemplate } from './testing/fixture.ts';

const GERMANY = '84.128.1.1';
const JAPAN = '133.1.1.1';

/** Time that a page may take until it is stored on a busy machine, in milliseconds. */
const PATIENCE = 20_000;

interface RenderContext {
  request: Request;
  fetch: typeof globalThis.fetch;
  settings: Settings;
  nonce: string;
  onError: (error: unknown) => void;
}

/** Creates a host whose pages are shared by visitors without a cookie, and a count of the drawn ones. */
async function visitorHost(draw: (context: RenderContext) => Promise<Response> | Response = page) {
  const template = testTemplate();
  const render = vi.fn(async (request: Request, options: object) =>
    draw({ request, ...options } as RenderContext),
  );
  const host = createHost({
    sites: [testSite],
    templates: new Map([
      [
        testSite.id,
        {
          ...template,
          server: {
            ...template.server,
            visitorKey: ({ url, headers }: RequestHead) => (headers.get('cookie') === null ? url : null),
            render,
          },
        },
      ],
    ]),
    api: testApi,
    images: { fetch: async () => null },
    onError: () => {},
    countryOf: await openCountries({ countryHeader: undefined, countryDatabase: undefined }, () => {}),
  });
  const get = async (path = '/', headers: Record<string, string> = {}, address = GERMANY, method = 'GET') => {
    const request = new Request(`http://brand.test${path}`, { headers, method });
    const response = await host(request, address);
    return { text: await response.text(), headers: response.headers };
  };
  // A page is stored once its compression is done, soon after the response.
  const waitForReply = () =>
    vi.waitFor(() => {
      const head = new Request('http://brand.test/', { headers: { 'accept-encoding': 'br' } });
      const reply = host.stored(head, GERMANY);
      if (!reply) throw new Error('The page is not stored yet.');
      return reply;
    }, PATIENCE);
  return { host, get, stored: waitForReply, render };
}

const page = ({ nonce, settings }: Pick<RenderContext, 'nonce' | 'settings'>, init: ResponseInit = {}) =>
  new Response(
    `<script nonce="${nonce}"></script>${settings.geoip_country}<style nonce="${nonce}"></style>`,
    {
      ...init,
      headers: { 'content-type': 'text/html', 'cache-control': 'private, no-store', ...init.headers },
    },
  );

const noncesOf = (text: string) => [...text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);

test('draws a page of visitors once, and gives each response a nonce of its own', async () => {
  const { get, stored, render } = await visitorHost();
  await get();
  await stored();
  const responses = await Promise.all([get(), get()]);
  expect(render).toHaveBeenCalledTimes(1);
  const nonces = responses.map(({ text, headers }) => {
    const [first, second] = noncesOf(text);
    expect(second).toBe(first);
    expect(headers.get('content-security-policy')).toContain(`'nonce-${first}'`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    return first;
  });
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('a reply from memory has a nonce of its own, and the headers of a drawn page', async () => {
  const { get, stored } = await visitorHost();
  const drawnPage = await get('/', { 'accept-encoding': 'br' });
  const [one, other] = [await stored(), await stored()];
  const [text, another] = [one, other].map(({ body }) => brotliDecompressSync(body ?? '').toString());
  expect(noncesOf(text ?? '')[0]).not.toBe(noncesOf(another ?? '')[0]);
  const sentHeaders = new Headers();
  for (let index = 0; index < one.headers.length; index += 2)
    sentHeaders.append(one.headers[index] ?? '', one.headers[index + 1] ?? '');
  expect(sentHeaders.get('content-security-policy')).toContain(`'nonce-${noncesOf(text ?? '')[0]}'`);
  const names = (headers: Headers) => [...headers.keys()].filter((name) => !/^content-(en|le)/.test(name));
  expect(names(sentHeaders)).toEqual(names(drawnPage.headers));
});

test('shares no page with a session, of another country, of another method or at another address', async () => {
  const { get, stored, render } = await visitorHost();
  await get();
  await stored();
  await get('/', { cookie: 'session=s1' });
  await get('/other');
  await get('/', {}, GERMANY, 'HEAD');
  await get('/', {}, GERMANY, 'POST');
  expect((await get('/', {}, JAPAN)).text).toContain('JP');
  expect(render).toHaveBeenCalledTimes(6);
  expect((await get()).text).toContain('DE');
  expect(render).toHaveBeenCalledTimes(6);
});

test.each<[string, (context: RenderContext) => Promise<Response> | Response]>([
  [
    'a response of the API',
    async (context) => {
      await context.fetch('http://brand.test/api/user.php');
      return page(context);
    },
  ],
  [
    'a part that failed',
    (context) => {
      context.onError(new Error('away'));
      return page(context);
    },
  ],
  ['a cookie', (context) => page(context, { headers: { 'set-cookie': 'traffic_source=a' } })],
  ['an error', (context) => page(context, { status: 404 })],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: '/login' } })],
])('stores no page with %s', async (_, draw) => {
  const setup = await visitorHost(({ request, ...context }) =>
    new URL(request.url).pathname === '/' ? page(context) : draw({ request, ...context }),
  );
  await setup.get('/special');
  // What is stored after it shows that it would be stored by now.
  await setup.get('/');
  await setup.stored();
  await setup.get('/special');
  expect(setup.render).toHaveBeenCalledTimes(3);
});
