import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from '../start/environment.ts';
import { newFolder } from '../testing/program.ts';
import { testSite } from '../testing/fixture.ts';
import { requireOwnHost } from './desk-place.ts';
import { findDeskFiles } from './desk-files.ts';
import { createDeskHandler } from './desk-handler.ts';

function newBuild(): string {
  const folder = newFolder('desk');
  for (const path of ['dist/.vite', 'dist/assets']) mkdirSync(join(folder, path), { recursive: true });
  const manifest = { 'src/entry.tsx': { file: 'assets/entry-1.js', isEntry: true } };
  writeFileSync(join(folder, 'dist/.vite/manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'dist/assets/entry-1.js'), 'export {};');
  return folder;
}

function open(origin?: string) {
  const calls: { path: string; host: string; address: string | undefined }[] = [];
  const handle = createDeskHandler({
    desk: {
      fetch: async (request, { host, address }) => {
        calls.push({ path: new URL(request.url).pathname, host, address });
        return new Response('{}', { headers: { 'cache-control': 'no-store' } });
      },
    },
    files: findDeskFiles(newBuild()),
    origin,
    addressOf: (_, remoteAddress) => remoteAddress,
    onError: (message, error) => {
      throw new Error(message, { cause: error });
    },
  });
  return { calls, get: (url: string, init?: RequestInit) => handle(new Request(url, init), '203.0.113.7') };
}

test('serves its page, its script and its API', async () => {
  const { calls, get } = open();
  const page = await get('http://localhost:3100/desk/cases/classic/1');
  const [, nonce = ''] = /nonce="([^"]+)" src="\/desk\/assets\/entry-1\.js"/.exec(await page.text()) ?? [];
  expect(nonce).toHaveLength(24);
  expect(page.headers.get('content-security-policy')).toContain(
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
  );
  expect(page.headers.get('content-security-policy')).toContain("trusted-types 'none'");
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect((await get('http://localhost:3100/desk/assets/entry-1.js')).status).toBe(200);
  expect((await get('http://localhost:3100/desk/assets/other.js')).status).toBe(404);
  const { headers } = await get('http://localhost:3100/desk/api/me');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'.* frame-ancestors 'none'; sandbox$/,
  );
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(calls).toEqual([{ path: '/desk/api/me', host: 'localhost:3100', address: '203.0.113.7' }]);
  expect((await get('http://localhost:3100/')).headers.get('location')).toBe('/desk');
  expect((await get('http://localhost:3100/members')).status).toBe(404);
  expect((await get('http://localhost:3100/desk', { method: 'POST' })).status).toBe(405);
});

test('answers to no other name, so that no page reaches it under its own', async () => {
  const onLoopback = open();
  const behindProxy = open('https://desk.example.com');
  const api = '/desk/api/me';
  expect((await onLoopback.get(`http://evil.test${api}`)).status).toBe(421);
  expect((await behindProxy.get(`http://localhost${api}`)).status).toBe(421);
  expect([...onLoopback.calls, ...behindProxy.calls]).toEqual([]);
  const response = await behindProxy.get(`http://desk.example.com${api}`);
  expect([response.status, response.headers.get('strict-transport-security')]).toEqual([
    200,
    'max-age=63072000',
  ]);
  expect((await onLoopback.get(`http://localhost${api}`)).headers.has('strict-transport-security')).toBe(
    false,
  );
});

test('is switched on by a port, on loopback unless the operator says otherwise', () => {
  expect(readEnvironment({}).desk).toBeUndefined();
  const one = { port: 3100, address: '127.0.0.1', origin: undefined };
  expect(readEnvironment({ DESK_PORT: '3100' }).desk).toEqual(one);
  const origin = 'https://desk.example.com';
  const all = { DESK_PORT: '3100', DESK_HOST: '0.0.0.0', DESK_ORIGIN: `${origin}/` };
  expect(readEnvironment(all).desk).toEqual({ port: 3100, address: '0.0.0.0', origin });
});

test.each([
  [{ DESK_PORT: 'x' }, /^DESK_PORT is 'x'/],
  [{ DESK_ORIGIN: 'https://desk.example.com' }, /^DESK_ORIGIN needs DESK_PORT/],
  [{ DESK_PORT: '1', DESK_ORIGIN: 'http://desk.example.com' }, /not an https origin/],
  [{ DESK_PORT: '1', DESK_ORIGIN: 'https://example.com/desk' }, /not an https origin/],
  [{ DESK_PORT: '1', API_ORIGIN: 'https://api.example.com' }, /^DESK_PORT needs the database/],
])('refuses %j', (env, problem) => {
  expect(() => readEnvironment(env)).toThrow(problem);
});

test.each([
  ['https://desk.example.com', null],
  [undefined, null],
  ['http://localhost:3100', null],
  ['https://brand.test', /^DESK_ORIGIN is 'https:\/\/brand.test', the host of the site brand/],
  ['https://www.brand.test:8443', /^DESK_ORIGIN is .* a host of its own/],
])('shares its host with no site, which would get its cookie: %s', (origin, problem) => {
  const check = () => requireOwnHost({ origin }, [{ ...testSite, hosts: [...testSite.hosts, 'localhost'] }]);
  if (problem) expect(check).toThrow(problem);
  else expect(check).not.toThrow();
});

test('says how to build it', () => {
  expect(() => findDeskFiles(newFolder('empty'))).toThrow(
    /There is no build of the staff desk .*build:templates/,
  );
});
