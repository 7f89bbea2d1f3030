import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
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

test(
  'an unknown path is answered with 404',
  { meta: { spec: ['error.unknown-path-status-404'] } },
  async () => {
    const answer = await testHost().get('/nowhere', browser);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<!doctype html>');
  },
);

test(
  'a crawler gets the bare status of an error page, and whole pages otherwise',
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
  'a route rule leads to another path and keeps the query',
  { meta: { spec: ['routes.server-rules-redirect'] } },
  async () => {
    const answer = await testHost().get('/join?ref=a');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/signup?ref=a');
  },
);

test(
  'a route rule leads to another address',
  { meta: { spec: ['routes.server-rules-external'] } },
  async () => {
    const answer = await testHost().get('/shop');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('https://shop.example/start');
  },
);

test('each page has a policy with a nonce of its own, and its script carries it', async () => {
  const { get } = testHost();
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const answer = await get('/');
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
      expect(await answer.text()).toContain(`<script nonce="${nonce}">`);
      return nonce;
    }),
  );
  expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('the policy allows no script without the nonce and no framing', async () => {
  const policy = (await testHost().get('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test.each([
  ['/cdn', ''],
  ['http://brand.test/cdn', ''],
  ['data:image/png', ''],
  ['https://photos.example:8443/p/', ' https://photos.example:8443'],
  ['//photos.example/p', ' http://photos.example'],
])("with photos at '%s' the policy allows pictures from the site itself%s", async (cdn_prefix, origin) => {
  const site = { ...testSite, settings: { ...testSite.settings, cdn_prefix } };
  const policy = (await testHost({ site }).get('/')).headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toContain(`img-src 'self' data: blob:${origin}`);
});

test('every answer carries the security headers', async () => {
  for (const path of ['/', '/nowhere', '/sw.js', '/api/user.php', '/join']) {
    const { headers } = await testHost().get(path);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
  }
});

test('an unknown host name gets 421 and a plain sentence', async () => {
  const answer = await testHost().get('/', {}, 'other.test');
  expect(answer.status).toBe(421);
  expect(await answer.text()).toBe('There is no site at this address.\n');
});

test('every host name of a site leads to it, in any case', async () => {
  const { get } = testHost();
  expect((await get('/', {}, 'www.brand.test')).status).toBe(200);
  expect((await get('/', {}, 'BRAND.test:8080')).status).toBe(200);
});

test(
  'the service worker is at /sw.js with the whole site as its scope',
  { meta: { spec: ['pwa.sw-script-path', 'pwa.sw-scope'] } },
  async () => {
    const answer = await testHost().get('/sw.js');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(answer.headers.get('service-worker-allowed')).toBe('/');
    const [setup, code] = (await answer.text()).split(';\n');
    expect(setup).toBe(
      'self.meetcute = {"build":"build1","name":"Linden Lane","files":["/assets/entry-abc.js"]}',
    );
    expect(code).toContain('addEventListener("push"');
  },
);

test('the shell has a policy with its nonce, and is no page of the site', async () => {
  const answer = await testHost().get('/_shell');
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
  expect(await answer.text()).toContain(`<script nonce="${nonce}">`);
});

test('the app’s icons are made from the mark; those that launchers cut have its ground up to the corners', async () => {
  const cornerOf = async (path: string) => {
    const answer = await testHost().get(path);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const image = sharp(await answer.arrayBuffer());
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
  'the web app manifest is at /manifest.webmanifest',
  { meta: { spec: ['pwa.manifest-path'] } },
  async () => {
    const answer = await testHost().get('/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const manifest = (await answer.json()) as { icons: { src: string }[]; shortcuts: { url: string }[] };
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

test('pictures of the site stand in its manifest with their size and what they show, and can be fetched', async () => {
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
  'update checks find the app manifest and the build-id',
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
  'texts of a language come under its code and are kept 24 hours',
  { meta: { spec: ['locale.message-cache-24-hours'] } },
  async () => {
    const answer = await testHost().get('/_i18n/build1/pl/messages.json');
    expect(answer.headers.get('cache-control')).toContain('max-age=86400');
    expect(Object.keys((await answer.json()) as object)).toEqual(['pl']);
  },
);

test('texts of a past build are today’s and are not kept; an unknown language is a 404', async () => {
  const { get } = testHost();
  expect((await get('/_i18n/old/de/messages.json')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/_i18n/build1/xx/messages.json')).status).toBe(404);
});

test('calls go to the API with the site that was found', async () => {
  expect(await (await testHost().get('/api/user.php')).json()).toEqual({
    site: 'brand',
    path: '/api/user.php',
  });
});

test('a page asks the API in process, for its own site', async () => {
  expect(await (await testHost().get('/calls')).text()).toContain('{"site":"brand","path":"/api/user.php"}');
});

test('built files are immutable and compressed; a name outside the folder is refused', async () => {
  const { get } = testHost();
  const answer = await get('/assets/entry-abc.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(new Uint8Array(await answer.arrayBuffer())).toString()).toContain('aaaa');
  for (const name of ['nothing.js', '..%2f..%2fpackage.json', '.vite/manifest.json']) {
    expect((await get(`/assets/${name}`)).status, name).toBe(404);
  }
});

test('a page is compressed as the browser takes it', async () => {
  const { get } = testHost();
  const packed = await get('/', { headers: { 'accept-encoding': 'br;q=0, gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect((await get('/')).headers.get('content-encoding')).toBeNull();
});

test('a page takes GET and HEAD alone', async () => {
  const answer = await testHost().get('/', { method: 'POST' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});

test('/healthz is ready when the API is', async () => {
  expect((await testHost().get('/healthz')).status).toBe(200);
  const api = { ...testApi, isReady: async () => false };
  expect((await testHost({ api }).get('/healthz', {}, 'anything.test')).status).toBe(503);
});

test('a fault is a 500 that tells the visitor nothing of it', async () => {
  const fetch = vi.fn(async () => Promise.reject(new Error('secret detail')));
  const { get, errors } = testHost({ api: { ...testApi, fetch } });
  const answer = await get('/api/user.php');
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('secret');
  expect(errors).toEqual(['A request failed.']);
});

test('a response without its database says when to try again', async () => {
  const fetch = async () => new Response(null, { status: 503 });
  const response = await testHost({ api: { ...testApi, fetch } }).get('/api/user.php');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
});
