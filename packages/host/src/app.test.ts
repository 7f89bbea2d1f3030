import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { readScreenshots } from './start/screenshots.ts';
import { testApi, testHost, testSite } from './testing/fixture.ts';

const crawler = {
  headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
};
const browser = {
  headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
};

test('responds with a part of a film, as Safari asks for it', async () => {
  const { get } = testHost();
  const part = (range: string) => get('/assets/film-abc.webm', { headers: { range } });
  const first = await part('bytes=0-1');
  expect(first.status).toBe(206);
  expect(first.headers.get('content-range')).toBe('bytes 0-1/10');
  expect(await first.text()).toBe('01');
  expect(await (await part('bytes=7-')).text()).toBe('789');
  expect(await (await part('bytes=-2')).text()).toBe('89');
  expect((await part('bytes=20-')).status).toBe(416);
  const whole = await get('/assets/film-abc.webm');
  expect(whole.status).toBe(200);
  expect(whole.headers.get('content-type')).toBe('video/webm');
});

test(
  'responds to an unknown path with 404',
  { meta: { spec: ['error.unknown-path-status-404'] } },
  async () => {
    const response = await testHost().get('/nowhere', browser);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<!doctype html>');
  },
);

test(
  'sends crawlers only the status of an error page, and complete pages otherwise',
  { meta: { spec: ['error-page.not-for-bots'] } },
  async () => {
    const { get } = testHost();
    const missing = await get('/nowhere', crawler);
    expect(missing.status).toBe(404);
    expect(await missing.text()).toBe('');
    expect(await (await get('/', crawler)).text()).toContain('page');
  },
);

test(
  'redirects a route rule to another path and keeps the query',
  { meta: { spec: ['routes.server-rules-redirect'] } },
  async () => {
    const response = await testHost().get('/join?ref=a');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/signup?ref=a');
  },
);

test(
  'redirects a route rule to another website',
  { meta: { spec: ['routes.server-rules-external'] } },
  async () => {
    const response = await testHost().get('/shop');
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('https://shop.example/start');
  },
);

test.each([
  ['//', '/'],
  ['///members?page=2', '/members?page=2'],
  ['//evil.example/', '/evil.example/'],
  ['//user@evil.example', '/user@evil.example'],
  ['/\\\\a:b', '/a:b'],
  ['/.//x', '/x'],
])('redirects %s to a path of the site', async (path, location) => {
  const { handle } = testHost();
  for (const method of ['GET', 'POST']) {
    const response = await handle(new Request(`http://brand.test${path}`, { method }));
    expect([response.status, response.headers.get('location')]).toEqual([308, location]);
  }
});

test('gives each page a policy with its own nonce and puts the nonce on the script', async () => {
  const { get } = testHost();
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const response = await get('/');
      const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
      expect(await response.text()).toContain(`<script nonce="${nonce}">`);
      return nonce;
    }),
  );
  expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('allows no script without the nonce, no string as script, and no framing', async () => {
  const policy = (await testHost().get('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types meetcute;");
});

test.each([
  ['/cdn', ''],
  ['http://brand.test/cdn', ''],
  ['data:image/png', ''],
  ['https://photos.example:8443/p/', ' https://photos.example:8443'],
  ['//photos.example/p', ' http://photos.example'],
])("allows images from the site itself with photos at '%s'%s", async (cdn_prefix, origin) => {
  const site = { ...testSite, settings: { ...testSite.settings, cdn_prefix } };
  const policy = (await testHost({ site }).get('/')).headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toContain(`img-src 'self' data: blob:${origin}`);
});

const everything = [
  ['/', 'brand.test'],
  ['/nowhere', 'brand.test'],
  ['/_shell', 'brand.test'],
  ['/sw.js', 'brand.test'],
  ['/api/user.php', 'brand.test'],
  ['/api/broken.php', 'brand.test'],
  ['/assets/entry-abc.js', 'brand.test'],
  ['/icon.svg', 'brand.test'],
  ['/join', 'brand.test'],
  ['/readyz', 'brand.test'],
  ['/', 'other.test'],
] as const;

const getAll = () =>
  Promise.all(
    everything.map(async ([path, host]) => {
      const fetch: typeof testApi.fetch = async (request, client) => {
        if (request.url.includes('broken')) throw new Error('broken');
        return testApi.fetch(request, client);
      };
      const response = await testHost({ api: { ...testApi, fetch } }).get(path, {}, host);
      return { name: `${host}${path} ${response.status}`, headers: response.headers };
    }),
  );

test('sets the security headers on every response', async () => {
  for (const { name, headers } of await getAll()) {
    expect(headers.get('x-content-type-options'), name).toBe('nosniff');
    expect(headers.get('referrer-policy'), name).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-resource-policy'), name).toBe('same-origin');
    expect(headers.get('access-control-allow-origin'), name).toBeNull();
    const policy = headers.get('content-security-policy');
    expect(policy, name).toMatch(/default-src 'none'|object-src 'none'/);
    for (const part of ["base-uri 'none'", "frame-ancestors 'none'"]) expect(policy, name).toContain(part);
  }
});

test('nothing but a page can load, run or send anything when it is opened as one', async () => {
  const pages = [
    'brand.test/ 200',
    'brand.test/nowhere 404',
    'brand.test/_shell 200',
    'brand.test/sw.js 200',
  ];
  const all = await getAll();
  const isBare = ({ headers }: (typeof all)[number]) =>
    /^default-src 'none';.* form-action 'none';.* sandbox$/.test(
      headers.get('content-security-policy') ?? '',
    );
  expect(all.filter((each) => !isBare(each)).map(({ name }) => name)).toEqual(pages);
});

test.each(['/icon.svg', '/sitemap.xml', '/robots.txt', '/sw.js', '/build-id', '/', '/livez'])(
  'names the characters of the text %s',
  async (path) => {
    expect((await testHost().get(path)).headers.get('content-type')).toMatch(/; charset=utf-8$/);
  },
);

test.each([
  '/reports/link',
  '/activate/done',
  '/reset-password/do',
  '/mail-change/do',
  '/api/unsubscribe.php',
])('keeps the token of a mailed link to %s out of the referrers of other pages', async (path) => {
  const { headers } = await testHost().get(`${path}?token=secret`);
  expect(headers.get('referrer-policy')).toBe('strict-origin');
});

test('responds to an unknown host name with 421 and a plain sentence', async () => {
  const response = await testHost().get('/', {}, 'other.test');
  expect(response.status).toBe(421);
  expect(await response.text()).toBe('There is no site at this address.\n');
});

test.each(['brand.test.', 'BRAND.test.:3000', 'brand.test.:80'])(
  'serves a site under its host name in the spelling %s',
  async (host) => {
    const { get, handle } = testHost();
    expect((await get('/api/environment.php', {}, host)).status).not.toBe(421);
    const url = `http://${host}/`;
    const location = (await get('/', {}, host)).headers.get('location') ?? '';
    expect((await handle(new Request(new URL(location, url)))).status).toBe(200);
  },
);

test('serves a site under each of its host names, in any case', async () => {
  const { get } = testHost();
  expect((await get('/', {}, 'www.brand.test')).status).toBe(200);
  expect((await get('/', {}, 'BRAND.test:8080')).status).toBe(200);
});

test(
  'serves the service worker at /sw.js with the whole site as its scope',
  { meta: { spec: ['pwa.sw-script-path', 'pwa.sw-scope'] } },
  async () => {
    const response = await testHost().get('/sw.js');
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(response.headers.get('service-worker-allowed')).toBe('/');
    const [setup, code] = (await response.text()).split(';\n');
    expect(setup).toBe(
      'self.meetcute = {"build":"build1","name":"Linden Lane","files":["/assets/entry-abc.js"]}',
    );
    expect(code).toContain('addEventListener("push"');
  },
);

test('serves the shell with a policy and its nonce', async () => {
  const response = await testHost().get('/_shell');
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
  expect(await response.text()).toContain(`<script nonce="${nonce}">`);
});

test('draws the app icons from the brand mark and fills the background of maskable icons', async () => {
  const cornerOf = async (path: string) => {
    const response = await testHost().get(path);
    expect(response.headers.get('content-type')).toBe('image/png');
    const image = sharp(await response.arrayBuffer());
    const { width, height } = await image.metadata();
    const pixel = await image
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .ensureAlpha()
      .raw()
      .toBuffer();
    return [width, height, ...pixel];
  };
  expect((await cornerOf('/icon-192.png')).with(5, 0)).toEqual([192, 192, 0, 0, 0, 0]);
  expect(await cornerOf('/icon-maskable-512.png')).toEqual([512, 512, 0xb3, 0x18, 0x4f, 255]);
  expect(await cornerOf('/apple-touch-icon.png')).toEqual([180, 180, 0xb3, 0x18, 0x4f, 255]);
});

test(
  'serves the web app manifest at /manifest.webmanifest',
  { meta: { spec: ['pwa.manifest-path'] } },
  async () => {
    const response = await testHost().get('/manifest.webmanifest');
    expect(response.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = (await response.json()) as { icons: { src: string }[]; shortcuts: { url: string }[] };
    expect(manifest).toMatchObject({
      id: '/',
      name: 'Linden Lane',
      description: 'Meet people, like them, write to them. For adults only.',
      lang: 'en',
      dir: 'ltr',
      scope: '/',
      display: 'standalone',
    });
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/chats', '/likes', '/members']);
    for (const { src } of manifest.icons) expect((await testHost().get(src)).status, src).toBe(200);
  },
);

test('lists screenshots in the manifest with size and label, and serves them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mc-screenshots-'));
  const blank = sharp({ create: { width: 390, height: 800, channels: 3, background: '#fff' } });
  await blank.webp().toFile(join(folder, 'narrow-chats.webp'));
  writeFileSync(join(folder, 'notes.txt'), 'not a picture');
  writeFileSync(join(folder, 'wide-members.png'), 'not a picture either');
  const { get } = testHost({ site: { ...testSite, screenshots: readScreenshots(folder) } });
  const { screenshots } = (await (await get('/manifest.webmanifest')).json()) as { screenshots: unknown };
  const src = '/screenshots/narrow-chats.webp';
  expect(screenshots).toEqual([
    { src, type: 'image/webp', sizes: '390x800', form_factor: 'narrow', label: 'Chats' },
  ]);
  expect((await get(src)).headers.get('content-type')).toBe('image/webp');
  expect((await get('/screenshots/notes.txt')).status).toBe(404);
  expect(readScreenshots(join(folder, 'missing'))).toEqual([]);
});

test(
  'serves the app manifest and the build ID for update checks',
  { meta: { spec: ['pwa.update-check-app-manifest-file', 'pwa.update-check-build-id-file'] } },
  async () => {
    const { get } = testHost();
    expect(await (await get('/app-manifest.json')).json()).toEqual({
      build: 'build1',
      template: 'classic',
      worker: 2,
    });
    expect(await (await get('/build-id')).text()).toBe('build1');
  },
);

test(
  'serves the texts of a language under its code and caches them for 24 hours',
  { meta: { spec: ['locale.message-cache-24-hours'] } },
  async () => {
    const response = await testHost().get('/_i18n/build1/pl/messages.json');
    expect(response.headers.get('cache-control')).toContain('max-age=86400');
    expect(Object.keys((await response.json()) as object)).toEqual(['pl']);
  },
);

test('serves current texts uncached for a past build, and 404 for an unknown language', async () => {
  const { get } = testHost();
  expect((await get('/_i18n/old/de/messages.json')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/_i18n/build1/xx/messages.json')).status).toBe(404);
});

test('passes calls to the API with the site of the host name', async () => {
  expect(await (await testHost().get('/api/user.php')).json()).toEqual({
    site: 'brand',
    path: '/api/user.php',
  });
});

test('calls the API in process for the page’s own site', async () => {
  expect(await (await testHost().get('/calls')).text()).toContain('{"site":"brand","path":"/api/user.php"}');
});

test('serves built files compressed and immutable, and refuses names outside the folder', async () => {
  const { get } = testHost();
  const response = await get('/assets/entry-abc.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(new Uint8Array(await response.arrayBuffer())).toString()).toContain('aaaa');
  for (const name of [
    '',
    '.',
    'nothing.js',
    '..%2f..%2fpackage.json',
    '.vite/manifest.json',
    '..%2f.git%2fconfig',
  ]) {
    expect((await get(`/assets/${name}`)).status, name).toBe(404);
  }
});

test('compresses a page with an encoding that the browser accepts', async () => {
  const { get } = testHost();
  const packedResponse = await get('/', { headers: { 'accept-encoding': 'br;q=0, gzip' } });
  expect(packedResponse.headers.get('content-encoding')).toBe('gzip');
  expect((await get('/')).headers.get('content-encoding')).toBeNull();
});

test('compresses what is sent once with Zstandard where the browser has it, and files with brotli', async () => {
  const { get } = testHost();
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const page = await get('/', { headers });
  expect(page.headers.get('content-encoding')).toBe('zstd');
  expect(page.headers.get('vary')).toContain('accept-encoding');
  const body = zstdDecompressSync(new Uint8Array(await page.arrayBuffer())).toString();
  expect(body.replaceAll(/nonce-?[^ ]*/g, '')).toBe(
    (await (await get('/')).text()).replaceAll(/nonce-?[^ ]*/g, ''),
  );
  const refusing = { 'accept-encoding': 'br, zstd;q=0' };
  expect((await get('/', { headers: refusing })).headers.get('content-encoding')).toBe('br');
  expect((await get('/assets/entry-abc.js', { headers })).headers.get('content-encoding')).toBe('br');
});

test('accepts only GET, HEAD and forms for pages', async () => {
  const response = await testHost().get('/', { method: 'PUT' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test.each(['/assets/entry-abc.js', '/sw.js', '/robots.txt', '/_i18n/build1/de/messages.json', '/_shell'])(
  'refuses to change the file %s',
  async (path) => {
    const { get } = testHost();
    for (const method of ['POST', 'DELETE']) {
      const response = await get(path, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
    expect((await get(path, { method: 'HEAD' })).status).toBe(200);
  },
);

test.each([
  ['gzip;q=1, zstd;q=0.5', 'gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8, zstd;q=0.8', 'zstd', 'gzip'],
  ['identity, gzip;q=0.5', null, null],
  ['GZIP; Q=0.5, identity;q=0.1', 'gzip', 'gzip'],
  ['*', 'zstd', 'br'],
  ['zstd;q=0, *;q=0.1', 'br', 'br'],
  ['*;q=0', null, null],
  ['compress', null, null],
])('accepts %s with %s for a page and %s for a file', async (acceptedEncodings, page, file) => {
  const { get } = testHost();
  const encodingOf = async (path: string) =>
    (await get(path, { headers: { 'accept-encoding': acceptedEncodings } })).headers.get('content-encoding');
  expect([await encodingOf('/'), await encodingOf('/assets/entry-abc.js')]).toEqual([page, file]);
});

test('responds to a failure with 500 and hides its details', async () => {
  const fetch = vi.fn(async () => Promise.reject(new Error('secret detail')));
  const { get, errors } = testHost({ api: { ...testApi, fetch } });
  const response = await get('/api/user.php');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('secret');
  expect(errors).toEqual(['A request failed.']);
});

test('sets Retry-After when the database is unavailable', async () => {
  const fetch = async () => new Response(null, { status: 503 });
  const response = await testHost({ api: { ...testApi, fetch } }).get('/api/user.php');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
});
