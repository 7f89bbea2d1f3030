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
  const answer = server.render(request, { fetch, settings: demoSites[0].settings, nonce: 'abc' });
  return { answer, fetch };
}
const html = async (path: string, headers?: Record<string, string>) =>
  (await get(path, headers).answer).text();
const state = (page: string) =>
  JSON.parse(
    /<script type="application\/json" id="mc-state"[^>]*>([^<]*)<\/script>/.exec(page)?.[1] ?? 'null',
  );

test('home is drawn inside the default layout, with title, classes and legal links', async () => {
  const page = await html('/');
  expect(page).toContain('<title>Linden Lane</title>');
  expect(page).toMatch(/class="[^"]*plain index/);
  expect(page).toMatch(/data-test-layout="default"><main[^>]*id="main"/);
  expect(page).toContain('href="/pages/terms"');
});

test('an unknown path is the error page with status 404', async () => {
  const answer = await get('/nowhere').answer;
  expect(answer.status).toBe(404);
  const page = await answer.text();
  expect(page).toMatch(/<h1[^>]*>Error<\/h1>/);
  expect(page).toContain('Page not found');
  expect(state(page).failures).toEqual({ unknown: { status: 404, statusText: 'Not Found' } });
});

test('a page that needs a login sends a visitor there and back', async () => {
  const answer = await get('/likes/sent?a=1').answer;
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/login?next=%2Flikes%2Fsent%3Fa%3D1');
});

test('a guarded page without a screen asks for the login first', async () => {
  expect((await get('/transactions/t1').answer).headers.get('location')).toBe(
    '/login?next=%2Ftransactions%2Ft1',
  );
});

test('the visitor’s cookie and the host go along to the API; nobody without a session is asked for', async () => {
  const { answer, fetch } = get('/', { cookie: 'session=s1' });
  await answer;
  const headers = new Headers(fetch.mock.calls[0]?.[1]?.headers);
  expect(headers.get('cookie')).toBe('session=s1');
  expect(headers.get('x-original-host')).toBe('brand.test');
  const visitor = get('/', { cookie: 'scheme=dark' });
  await visitor.answer;
  expect(visitor.fetch).not.toHaveBeenCalled();
});

test(
  'language comes from the cookie, then the browser, then English',
  { meta: { spec: ['locale.detection-order'] } },
  async () => {
    const accept = { 'accept-language': 'fr-CA,fr;q=0.9' };
    expect(await html('/', { ...accept, cookie: 'i18n_redirected=pl' })).toContain('<html lang="pl">');
    expect(await html('/', accept)).toContain('<html lang="fr">');
    expect(await html('/', { 'accept-language': 'sv' })).toContain('<html lang="en">');
  },
);

test('only the texts that the page needs travel with it', async () => {
  const texts = Object.keys(state(await html('/')).messages);
  expect(texts).toEqual(expect.arrayContaining(['common', 'shell', 'error', 'home']));
  expect(texts).not.toContain('signUp');
});

test('a chosen scheme is on the root; without one there is no attribute', async () => {
  expect(await html('/', { cookie: 'scheme=dark' })).toMatch(/<div[^>]*data-scheme="dark"/);
  expect(await html('/', { cookie: 'scheme=<b>' })).not.toMatch(/<div[^>]*data-scheme=/);
});

test('scripts and style elements carry the nonce, and nothing in the state can end its element', async () => {
  const fetch = async () => Response.json(refused, { status: 403 });
  const settings = { ...demoSites[0].settings, name: '</script><script>alert(1)</script>' };
  const page = await (
    await server.render(new Request('http://brand.test/'), { fetch, settings, nonce: 'abc' })
  ).text();
  expect(page).not.toContain('<script>alert');
  for (const [tag] of page.matchAll(/<(?:script|style)\b[^>]*>/g)) expect(tag).toContain('nonce="abc"');
});

test('the entry and what it imports are loaded from the first byte on', async () => {
  const page = await html('/');
  expect(page).toContain('src="/assets/entry-1.js"');
  expect(page).toContain('<link rel="modulepreload" crossorigin href="/assets/react-2.js">');
});

test('a second page of a kind carries the same styles as the first', async () => {
  const styles = (page: string) => /<style[^>]*data-styled[^]*?<\/style>/.exec(page)?.[0].length ?? 0;
  const first = styles(await html('/'));
  expect(first).toBeGreaterThan(500);
  expect(styles(await html('/'))).toBe(first);
});

test('the shell holds nothing of anybody’s: one sentence in the visitor’s language, all texts, and no answers', async () => {
  const request = new Request('http://brand.test/_shell', {
    headers: { cookie: 'session=s1; i18n_redirected=de' },
  });
  const answer = await server.renderShell(request, { settings: demoSites[0].settings, nonce: 'abc' });
  expect(answer.headers.get('x-build-id')).toBe('b1');
  const page = await answer.text();
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

test('the app’s files are the entry with its imports and the fonts, each once', async () => {
  const files = await server.appFiles();
  expect(files).toEqual(expect.arrayContaining(['/assets/entry-1.js', '/assets/react-2.js']));
  expect(new Set(files).size).toBe(files.length);
});
