import { demoSites } from '@meetcute/demo';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from '../start/sites.ts';
import { testHost, testSite } from '../testing/fixture.ts';

/** Creates a host for a site whose file contains these route rules. */
function hostWith(...redirects: object[]) {
  const file = join(mkdtempSync(join(tmpdir(), 'mc-rules-')), 'site.json');
  const { settings } = demoSites[0];
  writeFileSync(file, JSON.stringify({ id: 'brand', hosts: ['brand.test'], redirects, settings }));
  const { get } = testHost({ site: readSite(file) });
  return async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.get('location')];
  };
}

test(
  'redirects to another page, with 302 unless the rule sets a status',
  { meta: { spec: ['routes.server-rules-redirect'] } },
  async () => {
    const request = hostWith(
      { from: '/join', to: '/signup' },
      { from: '/old', to: '/members#top', status: 308 },
    );
    expect(await request('/join?ref=a')).toEqual([302, '/signup?ref=a']);
    expect(await request('/old')).toEqual([308, '/members#top']);
    expect(await request('/old?ref=a')).toEqual([308, '/members?ref=a#top']);
    expect((await request('/join/us'))[0]).toBe(404);
    expect((await request('/'))[0]).toBe(200);
  },
);

test.each(['/join/', '/join//', '//join', '/%6aoin', '/join/?ref=a'])(
  'meets the rule of /join in the spelling %s',
  async (path) => {
    const follow = hostWith({ from: '/join/', to: '/signup' });
    const [status, location] = await follow(path);
    expect([302, 308]).toContain(status);
    if (status === 302) expect(String(location)).toMatch(/^\/signup(\?ref=a)?$/);
    else expect((await follow(String(location)))[1]).toBe('/signup');
  },
);

test.each([
  ['/members/', '/members'],
  ['/members//?page=2', '/members?page=2'],
  ['/mem%62ers', '/members'],
  ['/pages/cookies/', '/pages/cookies'],
])('redirects %s to its one address %s', async (path, location) => {
  const { get } = testHost();
  const { status, headers } = await get(path);
  expect([status, headers.get('location')]).toEqual([308, location]);
});

test.each(['/', '/members', '/nowhere/', '/members/%C3%BC'])('does not redirect %s', async (path) => {
  expect((await testHost().get(path)).headers.get('location')).not.toBe(path.replace(/(?<=.)\/$/, ''));
});

test.each([
  ['http://classic.localhost.:3000/members?page=2', '//classic.localhost:3000/members?page=2'],
  ['http://CLASSIC.localhost./', '//classic.localhost/'],
])('redirects the host of %s to its normal form', async (url, location) => {
  const { status, headers } = await testHost({ site: { ...testSite, hosts: ['classic.localhost'] } }).handle(
    new Request(url),
  );
  expect([status, headers.get('location')]).toEqual([308, location]);
});

test(
  'redirects to another website without forwarding the query',
  { meta: { spec: ['routes.server-rules-external'] } },
  async () => {
    const request = hostWith({ from: '/shop', to: 'https://shop.example/start?from=brand', status: 301 });
    for (const path of ['/shop', '/shop?from=evil', '/shop?//evil.test', '/shop?next=https://evil.test']) {
      expect(await request(path), path).toEqual([301, 'https://shop.example/start?from=brand']);
    }
  },
);

test.each(['/join?//evil.test', '/join?@evil.test', '/join?https://evil.test', '/join?%0d%0aset-cookie:a=b'])(
  'keeps a rule within the site for the request %s',
  async (path) => {
    const [status, location] = await hostWith({ from: '/join', to: '/signup' })(path);
    expect(status).toBe(302);
    expect(new URL(String(location), 'http://brand.test')).toMatchObject({
      origin: 'http://brand.test',
      pathname: '/signup',
    });
  },
);

test.each([
  '/\\evil.test',
  '/\t/evil.test',
  '//evil.test',
  '/.//evil.test',
  '\\evil.test',
  'mailto:a@evil.test',
  'signup',
])('refuses a site file whose rule would leave the site: %j', (target) => {
  expect(() => hostWith({ from: '/join', to: target })).toThrow(/'redirects\.0\.to'/);
});

test('encodes paths in other scripts as browsers do', async () => {
  const request = hostWith({ from: '/über-uns', to: '/関于?von=über' });
  expect(await request('/über-uns')).toEqual([302, '/%E9%96%A2%E4%BA%8E?von=%C3%BCber']);
});

test('gives calls, files and texts precedence over rules', async () => {
  const request = hostWith({ from: '/api/user.php', to: '/away' }, { from: '/sw.js', to: '/away' });
  expect(await request('/api/user.php')).toEqual([200, null]);
  expect(await request('/sw.js')).toEqual([200, null]);
});
