import type { Settings } from '@meetcute/contract';
import { demoSites } from '@meetcute/demo';
import { completeCatalogue } from '@meetcute/i18n/catalogues';
import { expect, test, vi } from 'vitest';
import { hideWhenLeft } from '../frame/hidden-page.ts';
import { defineTemplate } from '../template/define-template.ts';
import { testTemplate } from '../testing/test-template.tsx';
import { createSiteServer } from './create-site-server.tsx';

const manifest = {
  'src/entry-browser.ts': { file: 'assets/entry-1.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-2.js' },
  '../../packages/site/src/pages/requirements.ts': { file: 'assets/needs-3.js', isDynamicEntry: true },
};
const server = createSiteServer(testTemplate, { manifest, buildId: 'b1' });
const refusal = { error: { code: 'not_logged_in', message: 'Log in.' } };

function get(path: string, headers: Record<string, string> = {}, settingsChange: Partial<Settings> = {}) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(refusal, { status: 403 }));
  const request = new Request(`http://brand.test${path}`, { headers });
  const settings = { ...demoSites[0].settings, ...settingsChange };
  const response = server.render(request, { fetch, settings, nonce: 'abc' });
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
  expect(state(page).failure).toBe(404);
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

test('a page renews the session whose calls it makes, and gives a visitor no cookie of a call', async () => {
  const cookies = ['session=s1; Max-Age=2592000; Path=/', 'visitor=v1; Path=/'];
  const fetch = async () => {
    const headers = cookies.map((cookie): [string, string] => ['set-cookie', cookie]);
    return Response.json(refusal, { status: 403, headers });
  };
  const { settings } = demoSites[0];
  const open = async (cookie: string) => {
    const request = new Request('http://brand.test/members', { headers: { cookie } });
    return (await server.render(request, { fetch, settings, nonce: 'abc' })).headers.getSetCookie();
  };
  expect(await open('session=s1')).toEqual([cookies[0]]);
  expect(await open('scheme=dark')).toEqual([]);
});

test.each([
  ['/likes', 1],
  ['/notifications', 1],
  ['/complaints', 0],
])(
  'entering %s with a session requests the user %s times',
  { meta: { spec: ['auth.guard-loads-user'] } },
  async (path, times) => {
    const { response, fetch } = get(path, { cookie: 'session=s1' });
    expect((await response).status).toBe(times === 0 ? 200 : 302);
    const users = fetch.mock.calls.filter(([url]) => String(url).includes('/api/user.php'));
    expect(users).toHaveLength(times);
  },
);

test.each([
  ['en', 'en_US'],
  ['nl', 'nl_NL'],
  ['de', 'de_DE'],
  ['it', 'it_IT'],
  ['fr', 'fr_FR'],
  ['es', 'es_ES'],
  ['pl', 'pl_PL'],
])('a page in %s names %s as its og:locale', { meta: { spec: ['locale.iso-codes'] } }, async (code, iso) => {
  expect(await html('/', { cookie: `i18n_redirected=${code}` })).toContain(
    `<meta property="og:locale" content="${iso}">`,
  );
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

test('a site shows its own languages: in pages, selects and links for search engines', async () => {
  const site = { domain_language: 'de', languages: ['de', 'nl'] } satisfies Partial<Settings>;
  const open = async (path: string, headers: Record<string, string>) => {
    const page = await (await get(path, headers, site).response).text();
    const options = [...page.matchAll(/<option[^>]* value="([a-z]{2})"[^>]* lang="/g)].map(
      ([, code]) => code,
    );
    const links = [...page.matchAll(/hreflang="([^"]+)"/g)].map(([, code]) => code);
    return { lang: /<html lang="(\w+)"/.exec(page)?.[1], options, links };
  };
  const offeredLocales = { options: ['de', 'nl'], links: ['x-default', 'de', 'nl'] };
  const french = { 'accept-language': 'fr, nl;q=0.5' };
  expect(await open('/', french)).toEqual({ lang: 'nl', ...offeredLocales });
  expect(await open('/', { ...french, cookie: 'i18n_redirected=de' })).toEqual({
    lang: 'de',
    ...offeredLocales,
  });
  expect(await open('/?lang=fr', { cookie: 'i18n_redirected=fr' })).toEqual({
    lang: 'de',
    ...offeredLocales,
  });
  expect(await open('/pages/terms?lang=fr', french)).toEqual({ lang: 'nl', ...offeredLocales });
});

test('a site in one language has no select of languages', async () => {
  const settings = { domain_language: 'pl', languages: ['pl'] } satisfies Partial<Settings>;
  for (const path of ['/', '/signup', '/pages/terms']) {
    const page = await (await get(path, { 'accept-language': 'de' }, settings).response).text();
    expect(page).toContain('<html lang="pl"');
    expect(page).not.toContain('name="locale"');
    expect(page).toContain('name="scheme"');
  }
});

test('the offline page is in a language of the site', async () => {
  const settings = {
    ...demoSites[0].settings,
    domain_language: 'de',
    languages: ['de', 'nl'],
  } satisfies Settings;
  const headers = { cookie: 'i18n_redirected=fr', 'accept-language': 'it, nl;q=0.5' };
  const request = new Request('http://brand.test/_shell', { headers });
  const page = await (await server.renderShell(request, { settings, nonce: 'abc' })).text();
  expect(page).toContain('<html lang="nl">');
});

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
  const fetch = async () => Response.json(refusal, { status: 403 });
  const settings = { ...demoSites[0].settings, name: '</script><script>alert(1)</script>' };
  const page = await (
    await server.render(new Request('http://brand.test/'), { fetch, settings, nonce: 'abc' })
  ).text();
  expect(page).not.toContain('<script>alert');
  for (const [tag] of page.matchAll(/<(?:script|style)\b[^>]*>/g)) expect(tag).toContain('nonce="abc"');
});

test('loads the entry and its imports only by the script after the page', async () => {
  const page = await html('/');
  const [textBefore = '', start = ''] = page.split(/(?=<script[^>]*>(?!.*<script))/);
  expect(textBefore).not.toMatch(/\/assets\/[\w-]+\.js/);
  expect(start).toContain('["/assets/react-2.js","/assets/entry-1.js"]');
});

/** A script that starts without an interaction observes the first paint; so does one that waits, for a kept account. */
const startsByItself = (page: string) =>
  page.includes('PerformanceObserver') && !page.includes('meetcute-kept-/account');

test.each(['/', '/signup', '/landers/video'])(
  '%s waits for the first interaction of a visitor',
  async (path) => {
    expect(startsByItself(await html(path))).toBe(false);
  },
);

test('a landing page fetches nothing before, and no scroll or moved pointer starts it', async () => {
  for (const word of ['"scroll"', '"pointermove"', 'requestIdleCallback']) {
    expect(await html('/'), word).toContain(word);
    expect(await html('/landers/video'), word).not.toContain(word);
  }
});

test('other pages start by themselves, and so do those of a session that may be a member’s', async () => {
  expect(startsByItself(await html('/login'))).toBe(true);
  expect(startsByItself(await html('/nowhere'))).toBe(true);
  // Landing pages do not ask for the member of a session.
  expect(startsByItself(await html('/landers/video', { cookie: 'session=s1' }))).toBe(true);
});

test('a page starts by itself when it shows the result of a form', async () => {
  const body = new URLSearchParams({ email: 'no address', name: '', password: '' });
  const request = new Request('http://brand.test/signup', { method: 'POST', body });
  const fetch = async () => Response.json(refusal, { status: 403 });
  const response = await server.render(request, { fetch, settings: demoSites[0].settings, nonce: 'abc' });
  const page = await response.text();
  expect(state(page).form).not.toBeNull();
  expect(startsByItself(page)).toBe(true);
  // A reload would send the form again.
  expect(page).not.toContain('window.reloadOldPage=');
  expect(await html('/signup')).toContain('window.reloadOldPage=');
});

test(
  'a page that waits for an interaction removes the price of an advert from its address',
  { meta: { spec: ['traffic.cpc-removed-from-url'] } },
  async () => {
    expect(await html('/?ref=a&cpc=0.30')).toContain(
      `replaceState(history.state,'',"/?ref=a"+location.hash)`,
    );
    expect(await html('/?ref=a')).not.toContain('replaceState');
  },
);

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
  // It shows stored chats, so it is hidden when it is left, as a member's page is.
  expect(page).toContain(hideWhenLeft);
  const { isShell, queries, messages, failure } = state(page);
  expect({ isShell, queries, failure }).toEqual({
    isShell: true,
    queries: { mutations: [], queries: [] },
    failure: null,
  });
  expect(Object.keys(messages)).toContain('chat');
});

test('lists the entry, its imports and the fonts once as app files', async () => {
  const files = await server.appFiles();
  // A page that opens offline needs its requirements, too.
  const requiredFiles = ['/assets/entry-1.js', '/assets/react-2.js', '/assets/needs-3.js'];
  expect(files).toEqual(expect.arrayContaining(requiredFiles));
  expect(new Set(files).size).toBe(files.length);
});

test('a form to a landing page of another niche is a 404, and calls nothing', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(refusal, { status: 403 }));
  const send = (slug: string) =>
    server.render(
      new Request(`http://brand.test/landers/transitionsvideolanding/${slug}`, {
        method: 'POST',
        body: new URLSearchParams({
          email: 'lena@example.com',
          name: 'Lena',
          password: 'a-quiet-Lantern-42',
        }),
      }),
      { fetch, settings: demoSites[0].settings, nonce: 'abc' },
    );
  const other = await send('bbw-nl');
  expect(other.status).toBe(404);
  expect(await other.text()).toContain('Page not found');
  expect(fetch).not.toHaveBeenCalled();
  expect((await send('nl')).status).toBe(403);
  expect(fetch).toHaveBeenCalled();
});

const advert = { cookie: 'traffic_source=ref%3Dspring' };
const cookiesOf = async (
  path: string,
  headers?: Record<string, string>,
  settingsChange?: Partial<Settings>,
) => (await get(path, headers, settingsChange).response).headers.getSetCookie();
const question = 'data-part="consent"';

test('asks about cookies only with a traffic source and without a choice', async () => {
  expect(await html('/?ref=spring')).toContain(question);
  expect(await html('/', advert)).toContain(question);
  expect(await html('/pages/faq?ref=spring')).toContain(question);
  expect(await html('/')).not.toContain(question);
  for (const consent of ['accepted', 'rejected'])
    expect(await html('/?ref=spring', { cookie: `cookie_consent=${consent}` })).not.toContain(question);
});

test('sends the question’s texts and script only where it is asked', async () => {
  const pageWithQuestion = await html('/?ref=spring');
  expect(state(pageWithQuestion)).toMatchObject({ consent: { choice: null, isAsked: true } });
  expect(state(pageWithQuestion).messages).toHaveProperty('cookieConsent');
  expect(pageWithQuestion).toContain("addEventListener('submit'");
  const other = await html('/', { cookie: `cookie_consent=rejected; ${advert.cookie}` });
  expect(state(other)).toMatchObject({ consent: { choice: 'rejected', isAsked: false } });
  expect(state(other).messages).not.toHaveProperty('cookieConsent');
  expect(other).not.toContain("addEventListener('submit'");
});

test('keeps the traffic source for 30 days only after accepting', async () => {
  const lastingCookie = 'traffic_source=ref%3Dspring; Max-Age=2592000; Path=/; SameSite=Lax; Secure';
  const ofVisit = 'traffic_source=ref%3Dspring; Path=/; SameSite=Lax; Secure';
  const acceptedCookie = { cookie: 'cookie_consent=accepted' };
  const rejectedCookie = { cookie: 'cookie_consent=rejected' };
  const signUpSettings = { signups: 'with_trafficsource' };
  expect(await cookiesOf('/?ref=spring', {}, signUpSettings)).toEqual([ofVisit]);
  expect(await cookiesOf('/?ref=spring', rejectedCookie, signUpSettings)).toEqual([ofVisit]);
  expect(await cookiesOf('/', advert, signUpSettings)).toEqual([ofVisit]);
  expect(await cookiesOf('/?ref=spring', acceptedCookie)).toEqual([lastingCookie]);
  // Where it opens nothing, it waits for the visitor's consent.
  expect(await cookiesOf('/?ref=spring')).toEqual([]);
  expect(await cookiesOf('/?ref=spring', rejectedCookie)).toEqual([]);
  expect(await cookiesOf('/', { cookie: `cookie_consent=accepted; ${advert.cookie}` })).toEqual([]);
});

test('a stored page differs by what it shows of the choice', () => {
  const keyOf = (path: string, cookie = '') =>
    server.staticKey(new Request(`http://brand.test${path}`, { headers: { cookie } }), demoSites[0].settings);
  const plain = keyOf('/pages/faq');
  expect(keyOf('/pages/faq?ref=spring')).not.toBe(plain);
  expect(keyOf('/pages/faq', advert.cookie)).toBe(keyOf('/pages/faq?ref=another'));
  for (const consent of ['accepted', 'rejected'])
    expect(keyOf('/pages/faq?ref=spring', `cookie_consent=${consent}`)).toBe(plain);
  const states = ['', 'cookie_consent=accepted', 'cookie_consent=rejected'];
  expect(new Set(states.map((cookie) => keyOf('/pages/cookies?ref=spring', cookie))).size).toBe(3);
  expect(keyOf('/pages/cookies?ref=spring')).toBe(keyOf('/pages/cookies'));
});

test('the cookies page shows the choice, and a form that changes it without script', async () => {
  for (const [consent, text] of [
    ['none', 'You haven’t chosen yet.'],
    ['accepted', 'You said yes.'],
    ['rejected', 'You said no.'],
  ] as const) {
    const page = await html('/pages/cookies?ref=spring', { cookie: `cookie_consent=${consent}` });
    expect(page).toContain(text);
    expect(page).toMatch(/action="\/preferences" method="post"><input[^>]* value="\/pages\/cookies#choice"/);
    expect(page).not.toMatch(/<script|data-part="consent"/);
  }
});

test('a content page with a failed part must not be stored, and is whole at the next request', async () => {
  let fails = true;
  const SafetyTips = () => {
    if (fails) throw new Error('The texts could not be loaded.');
    return 'Meet in public.';
  };
  const template = defineTemplate({
    name: 'failing',
    extends: testTemplate,
    screens: { SafetyTips: async () => ({ default: SafetyTips }) },
  });
  const { render } = createSiteServer(template, { manifest, buildId: 'b1' });
  const draw = async () => {
    const request = new Request('http://brand.test/pages/safety');
    const fetch = async () => Response.json(refusal, { status: 403 });
    const page = await render(request, { fetch, settings: demoSites[0].settings, nonce: 'abc' });
    return [page.headers.get('cache-control'), (await page.text()).includes('Meet in public.')];
  };
  expect(await draw()).toEqual(['private, no-store', false]);
  fails = false;
  expect(await draw()).toEqual(['private, no-cache', true]);
});

test('pages drawn at the same time share no settings, language, member or address', async () => {
  const [lane, other] = demoSites;
  const place = { geoip_country: 'NL', geoip_selected_country: null };
  const visits = [
    { path: '/', locale: 'en' as const, session: false, settings: { ...lane.settings, ...place } },
    {
      path: '/',
      locale: 'de' as const,
      session: true,
      settings: { ...lane.settings, ...place, geoip_country: 'DE' },
    },
    { path: '/login', locale: 'de' as const, session: false, settings: { ...other.settings, ...place } },
    {
      path: '/nowhere',
      locale: 'pl' as const,
      session: true,
      settings: { ...other.settings, geoip_country: 'PL' },
    },
    {
      path: '/',
      locale: 'en' as const,
      session: false,
      settings: { ...other.settings, ...place, geoip_country: 'BE' },
    },
  ];
  const draw = async ({ path, locale, session, settings }: (typeof visits)[number]) => {
    const cookie = `i18n_redirected=${locale}${session ? '; session=s1' : ''}`;
    const request = new Request(`http://${settings.domain}${path}`, { headers: { cookie } });
    const fetch = async () => {
      // Lets the other pages go on in between.
      await new Promise((resolve) => setImmediate(resolve));
      return Response.json(refusal, { status: session ? 500 : 403 });
    };
    return (await server.render(request, { fetch, settings, nonce: `${locale}-${session}` })).text();
  };
  // The styles of a kind of page are shared, and times differ.
  const same = (page: string) =>
    page.replaceAll(/<style[^]*?<\/style>/g, '').replaceAll(/("\w+At"):\d+/g, '$1');
  const alone: string[] = [];
  for (const visit of visits) alone.push(await draw(visit));
  const together = await Promise.all([...visits, ...visits].map(draw));
  const differing = together.flatMap((page, index) =>
    same(page) === same(alone[index % visits.length] ?? '') ? [] : [index],
  );
  expect(differing).toEqual([]);
  for (const [index, { locale, settings, session }] of visits.entries()) {
    const page = alone[index] ?? '';
    const { messages, ...otherState } = state(page);
    expect(otherState.settings).toEqual(JSON.parse(JSON.stringify(settings)));
    expect(otherState.locale).toBe(locale);
    const { common, shell } = await completeCatalogue(locale);
    expect(messages.common).toEqual(common);
    expect(page).toContain(`>${shell?.['skipToContent'] as string}</a>`);
    expect(page.includes(`nonce="${locale}-${session}"`)).toBe(true);
  }
  expect(new Set(alone.map(same)).size).toBe(visits.length);
});
