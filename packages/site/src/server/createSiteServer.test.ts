import { demoSites } from '@meetcute/demo';
import { expect, test, vi } from 'vitest';
import { testTemplate } from '../testing/testTemplate.tsx';
import { createSiteServer } from './createSiteServer.tsx';

const manifest = {
  'src/entry-browser.ts': { file: 'assets/entry-1.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-2.js' },
};
const server = createSiteServer(testTemplate, { manifest, buildId: 'b1' });
const refused = { error: { code: 'not_logged_in', message: 'Log in.' } };

function get(path: string, headers: Record<string, string> = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(refused, { status: 403 }));
  const request = new Request(`http://brand.test${path}`, { headers });
  const response = server.render(request, { fetch, settings: demoSites[0].settings, nonce: 'abc' });
  return { response, fetch };
}
const html = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers).response).text();
const state = (page: string) =>
  JSON.parse(
    /<script type="application\/json" id="mc-state"[^>]*>([^<]*)<\/script>/.exec(page)?.[1] ?? 'null',
  );

test('renders home inside the default layout, with title, classes and legal links', async () => {
  const page = await html('/');
  expect(page).toContain('<title>Linden Lane</title>');
  expect(page).toMatch(/class="[^"]*plain index/);
  expect(page).toMatch(/data-test-layout="default"><main[^>]*id="main"/);
  expect(page).toContain('href="/pages/terms"');
});

test('renders the error page with status 404 for an unknown path', async () => {
  const response = await get('/nowhere').response;
  expect(response.status).toBe(404);
  const page = await response.text();
  expect(page).toMatch(/<h1[^>]*>Error<\/h1>/);
  expect(page).toContain('Page not found');
  expect(state(page).failures).toEqual({ unknown: { status: 404, statusText: 'Not Found' } });
});

test('redirects a visitor to the login and keeps the address to return to', async () => {
  const response = await get('/likes/sent?a=1').response;
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/login?next=%2Flikes%2Fsent%3Fa%3D1');
});

test('redirects to the login before a guarded page without a screen', async () => {
  expect((await get('/transactions/t1').response).headers.get('location')).toBe(
    '/login?next=%2Ftransactions%2Ft1',
  );
});

test('passes cookie and host to the API, and requests no user without a session', async () => {
  const { response, fetch } = get('/', { cookie: 'session=s1' });
  await response;
  const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
  expect(headers.get('cookie')).toBe('session=s1');
  expect(headers.get('x-original-host')).toBe('brand.test');
  const visitor = get('/', { cookie: 'scheme=dark' });
  await visitor.response;
  expect(visitor.fetch).not.toHaveBeenCalled();
});

test(
  'detects the language from the cookie, then the browser, then falls back to English',
  { meta: { spec: ['locale.detection-order'] } },
  async () => {
    const accept = { 'accept-language': 'fr-CA,fr;q=0.9' };
    expect(await html('/', { ...accept, cookie: 'i18n_redirected=pl' })).toContain('<html lang="pl">');
    expect(await html('/', accept)).toContain('<html lang="fr">');
    expect(await html('/', { 'accept-language': 'sv' })).toContain('<html lang="en">');
  },
);

test('sends only the texts that the page needs', async () => {
  const texts = Object.keys(state(await html('/')).messages);
  expect(texts).toEqual(expect.arrayContaining(['common', 'shell', 'error', 'home']));
  expect(texts).not.toContain('signUp');
});

test('sets the chosen scheme on the root, and no attribute without a choice', async () => {
  expect(await html('/', { cookie: 'scheme=dark' })).toMatch(/<div[^>]*data-scheme="dark"/);
  expect(await html('/', { cookie: 'scheme=<b>' })).not.toMatch(/<div[^>]*data-scheme=/);
});

test('puts the nonce on scripts and styles, and escapes the state', async () => {
  const fetch = async () => Response.json(refused, { status: 403 });
  const settings = { ...demoSites[0].settings, name: '</script><script>alert(1)</script>' };
  const page = await (
    await server.render(new Request('http://brand.test/'), { fetch, settings, nonce: 'abc' })
  ).text();
  expect(page).not.toContain('<script>alert');
  for (const [tag] of page.matchAll(/<(?:script|style)\b[^>]*>/g)) expect(tag).toContain('nonce="abc"');
});

test('preloads the entry and its imports in the head', async () => {
  const page = await html('/');
  expect(page).toContain('src="/assets/entry-1.js"');
  expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/react-2.js">');
});

test('sends the same styles with the second page of a kind', async () => {
  const styles = (page: string) => /<style[^>]*data-styled[^]*?<\/style>/.exec(page)?.[0].length ?? 0;
  const first = styles(await html('/'));
  expect(first).toBeGreaterThan(500);
  expect(styles(await html('/'))).toBe(first);
});

test('renders the offline shell in the visitor’s language, with all texts and no queries', async () => {
  const request = new Request('http://brand.test/_shell', {
    headers: { cookie: 'session=s1; i18n_redirected=de' },
  });
  const response = await server.renderShell(request, { settings: demoSites[0].settings, nonce: 'abc' });
  expect(response.headers.get('x-build-id')).toBe('b1');
  const page = await response.text();
  expect(page).toContain('<html lang="de">');
  expect(page).toMatch(/<h1[^>]*>Du bist offline<\/h1>/);
  expect(page).not.toMatch(/<(style|script)(?![^>]*nonce="abc")/);
  const { isShell, queries, messages, failures } = state(page);
  expect({ isShell, queries, failures }).toEqual({
    isShell: true,
    queries: { mutations: [], queries: [] },
    failures: {},
  });
  expect(Object.keys(messages)).toContain('chat');
});

test('lists the entry, its imports and the fonts once as app files', async () => {
  const files = await server.appFiles();
  expect(files).toEqual(expect.arrayContaining(['/assets/entry-1.js', '/assets/react-2.js']));
  expect(new Set(files).size).toBe(files.length);
});
