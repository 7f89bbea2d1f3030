import { calls, JSON_MAX_BYTES } from '@meetcute/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeOf,
  freshEmail,
  join,
  openTestBrowser,
  startTestApi,
  type TestApi,
} from '../../test/test-api.ts';
import { quickHasher } from '../../test/quick-hasher.ts';
import { members } from '../modules/members/members.table.ts';
import { createApi } from '../api.ts';
import { ARRIVAL_LIMITS } from '@meetcute/core';
import type { Mount } from './call-context.ts';
import { createUploads } from './uploads.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const login = { json: { email: 'nobody@example.com', password: 'wrong one' } };

test('responds with 421 to an unknown host, also in x-original-host', async () => {
  expect(await codeOf(await openTestBrowser(api, 'evil.example').send('GET', '/api/settings.php'))).toBe(
    '421 unknown_host',
  );
  const headers = { 'x-original-host': 'evil.example' };
  expect(await codeOf(await openTestBrowser(api).send('GET', '/api/settings.php', { headers }))).toBe(
    '421 unknown_host',
  );
});

test(
  'selects the site by the original host, with the settings of the server',
  { meta: { spec: ['settings.provided-by-server'] } },
  async () => {
    const headers = { 'x-original-host': 'nocturne.localhost:3000' };
    const response = await openTestBrowser(api, 'classic.localhost').send('GET', '/api/settings.php', {
      headers,
    });
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(api.sites[1]?.settings)));
  },
);

test('a visitor has no user', { meta: { spec: ['call.get-user.403-when-not-logged-in'] } }, async () => {
  expect(await codeOf(await openTestBrowser(api).send('GET', '/api/user.php'))).toBe('403 not_logged_in');
});

test.each([
  ['GET', '/api/nothing.php', {}, '404 not_found'],
  ['PATCH', '/api/user.php', {}, '405 method_not_allowed'],
  ['POST', '/api/user.php', { json: {} }, '400 bad_request'],
  ['GET', '/api/geocode.php?lat=1&lat=2&lon=3', {}, '400 bad_request lat'],
  ['GET', '/api/geocode.php?lat=1&lon=3&more=1', {}, '400 bad_request more'],
  ['POST', '/api/login.php', { json: { ...login.json, admin: true } }, '400 bad_request admin'],
  [
    'POST',
    '/api/login.php',
    { body: '{"email":', headers: { 'content-type': 'application/json' } },
    '400 bad_request ',
  ],
  ['POST', '/api/login.php', { body: JSON.stringify(login.json) }, '415 unsupported_type'],
  ['POST', '/api/login.php', { body: new URLSearchParams(login.json) }, '415 unsupported_type'],
  ['POST', '/api/login.php', { json: { email: 'x'.repeat(JSON_MAX_BYTES), password: 'p' } }, '413 too_large'],
  ['POST', '/api/login.php', { ...login, headers: { 'x-package': null } }, '400 bad_request x-package'],
] as const)('%s %s (%#) responds with %4$s', async (method, path, sending, expected) => {
  expect(await codeOf(await openTestBrowser(api).send(method, path, sending))).toBe(expected);
});

test.each([
  ['POST', '/api/login.php', { 'sec-fetch-site': 'cross-site' }],
  ['POST', '/api/login.php', { 'sec-fetch-site': 'same-site' }],
  ['POST', '/api/login.php', { origin: 'https://evil.example' }],
  ['POST', '/api/login.php', { origin: 'null' }],
  ['POST', '/api/page-hidden.php', { origin: 'https://evil.example' }],
  ['GET', '/api/logout.php', { 'sec-fetch-site': 'cross-site' }],
  ['GET', '/api/chat.php?profile=x', { 'sec-fetch-site': 'none' }],
])('refuses %s %s from another site: %o', async (method, path, headers) => {
  const sending = method === 'POST' ? { ...login, headers } : { headers };
  expect(await codeOf(await openTestBrowser(api).send(method, path, sending))).toBe('403 cross_site');
});

test('accepts the same origin, and reads from any origin', async () => {
  const browser = openTestBrowser(api);
  const sameOriginLogin = {
    ...login,
    headers: { 'sec-fetch-site': 'same-origin', origin: 'http://classic.localhost:3000' },
  };
  expect(await codeOf(await browser.send('POST', '/api/login.php', sameOriginLogin))).toBe('401 wrong_login');
  const reading = { headers: { 'sec-fetch-site': 'cross-site' } };
  expect(await codeOf(await browser.send('GET', '/api/settings.php', reading))).toBe('200');
});

test('sets cookies HttpOnly and Lax for 30 days from each login, and Secure with the host prefix off loopback', async () => {
  const cookiesAt = async (host: string) => {
    const browser = openTestBrowser(api, host);
    const email = await join(browser);
    const response = await browser.send('POST', '/api/login.php', {
      json: { email, password: 'correct horse battery' },
    });
    return response.headers.getSetCookie().map((line) => line.replace(/=[\w-]{43};/, ';'));
  };
  expect(await cookiesAt('classic.example.com')).toEqual(
    ['session', 'visitor'].map(
      (name) => `__Host-${name}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ),
  );
  expect(await cookiesAt('classic.localhost')).toEqual(
    ['session', 'visitor'].map((name) => `${name}; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax`),
  );
});

test('a log-in sends the stored time zone again', async () => {
  const browser = openTestBrowser(api);
  const email = await join(browser);
  const headers = { cookie: 'time_zone=Europe/Berlin' };
  const json = { email, password: 'correct horse battery' };
  const response = await browser.send('POST', '/api/login.php', { json, headers });
  expect(response.headers.getSetCookie()).toContain(
    'time_zone=Europe/Berlin; Max-Age=2592000; Path=/; SameSite=Lax',
  );
});

test('the beacon of a page that is left sets no cookie', async () => {
  const { headers } = await openTestBrowser(api).send('POST', '/api/page-hidden.php', { json: {} });
  expect(headers.getSetCookie()).toEqual([]);
});

test.each([
  [null, 'no-store'],
  ['no-cache', 'no-store'],
  ['max-age=0, No-Store', 'private, no-cache'],
])('with the request header Cache-Control: %s a response is %s', async (cacheControl, expected) => {
  const browser = openTestBrowser(api);
  for (const path of ['/api/settings.php', '/api/user.php', '/api/events.php']) {
    const { headers } = await browser.send('GET', path, { headers: { 'cache-control': cacheControl } });
    expect(headers.get('cache-control')).toBe(expected);
  }
});

test('ignores a session of another site, and an unprefixed cookie over https', async () => {
  const browser = openTestBrowser(api, 'classic.localhost');
  await join(browser);
  const cookie = `session=${browser.cookies.get('session')}; __Host-session=${browser.cookies.get('session')}`;
  const elsewhere = await openTestBrowser(api, 'nocturne.localhost').send('GET', '/api/user.php', {
    headers: { cookie },
  });
  expect(elsewhere.status).toBe(403);
  const plain = { headers: { cookie: `session=${browser.cookies.get('session')}` } };
  expect((await openTestBrowser(api, 'classic.example.com').send('GET', '/api/user.php', plain)).status).toBe(
    403,
  );
});

test('ends the session on the server when logging out', async () => {
  const browser = openTestBrowser(api);
  await join(browser);
  const cookie = `session=${browser.cookies.get('session')}`;
  expect(await (await browser.send('GET', '/api/logout.php')).json()).toBe('done');
  expect(browser.cookies.has('session')).toBe(false);
  expect((await openTestBrowser(api).send('GET', '/api/user.php', { headers: { cookie } })).status).toBe(403);
});

test('ends a session 30 days after its last use', async () => {
  const browser = openTestBrowser(api);
  await join(browser);
  api.pass(29 * 86_400_000);
  expect((await browser.send('GET', '/api/user.php')).status).toBe(200);
  api.pass(29 * 86_400_000);
  expect((await browser.send('GET', '/api/user.php')).status).toBe(200);
  api.pass(30 * 86_400_000 + 1000);
  expect((await browser.send('GET', '/api/user.php')).status).toBe(403);
});

test('returns the same response for the same key, refuses another payload under it, and frees it after a day', async () => {
  const browser = openTestBrowser(api);
  await join(browser);
  const headers = { 'idempotency-key': 'key-of-one-click' };
  const first = { json: { email: freshEmail(), password: 'wrong one' }, headers };
  const one = await browser.send('POST', '/api/login.php', first);
  const two = await browser.send('POST', '/api/login.php', first);
  expect([one.status, await one.text()]).toEqual([two.status, await two.text()]);
  const other = { json: { ...first.json, password: 'another' }, headers };
  expect(await codeOf(await browser.send('POST', '/api/login.php', other))).toBe('422 key_reused');
  expect(await codeOf(await openTestBrowser(api).send('POST', '/api/login.php', other))).toBe(
    '401 wrong_login',
  );
  api.pass(86_400_001);
  expect(await codeOf(await browser.send('POST', '/api/login.php', other))).toBe('401 wrong_login');
});

test('sets a new cookie for a replayed login', async () => {
  const browser = openTestBrowser(api);
  const email = await join(browser);
  await browser.send('GET', '/api/logout.php');
  const sending = {
    json: { email, password: 'correct horse battery' },
    headers: { 'idempotency-key': 'one-login' },
  };
  await browser.send('POST', '/api/login.php', sending);
  const sessionBefore = browser.cookies.get('session');
  browser.cookies.delete('session');
  expect((await browser.send('POST', '/api/login.php', sending)).status).toBe(200);
  expect(browser.cookies.get('session')).not.toBe(sessionBefore);
  expect((await browser.send('GET', '/api/user.php')).status).toBe(200);
});

test('does not replay a login whose sessions were ended in another browser', async () => {
  const [browser, other] = [openTestBrowser(api), openTestBrowser(api)];
  const email = await join(browser);
  await browser.send('GET', '/api/logout.php');
  const right = { json: { email, password: 'correct horse battery' } };
  const sending = { ...right, headers: { 'idempotency-key': 'one-login-again' } };
  await browser.send('POST', '/api/login.php', sending);
  await other.send('POST', '/api/login.php', right);
  const response = await other.send('DELETE', '/api/sessions.php', { json: { session: null } });
  expect(response.status).toBe(200);
  await api.db
    .update(members)
    .set({ passwordHash: await quickHasher.hash('another one') })
    .where(eq(members.emailKey, email));
  expect(await codeOf(await browser.send('POST', '/api/login.php', sending))).toBe('401 wrong_login');
});

test('limits wrong logins and allows them again after the wait', async () => {
  const browser = openTestBrowser(api);
  const email = await join(browser);
  const wrong = { json: { email, password: 'wrong one' } };
  for (let tries = 0; tries < 10; tries += 1) await browser.send('POST', '/api/login.php', wrong);
  const response = await browser.send('POST', '/api/login.php', {
    json: { email, password: 'correct horse battery' },
  });
  expect([response.status, response.headers.get('retry-after')]).toEqual([429, '900']);
  api.pass(900_000);
  expect(
    (await browser.send('POST', '/api/login.php', { json: { email, password: 'correct horse battery' } }))
      .status,
  ).toBe(200);
});

test('does not compile a response that does not match the contract', () => {
  const mount: Mount = () => {};
  mount(calls.getActivation, async () => ({ delivered: true }));
  // @ts-expect-error delivered is a boolean
  mount(calls.getActivation, async () => ({ delivered: 'yes' }));
  // @ts-expect-error a call for members has a user, and a user has no nickname
  mount(calls.getActivation, async ({ user }) => ({ delivered: user.nickname }));
  // @ts-expect-error a call for visitors may have no user
  mount(calls.getCompanyInfo, async ({ site, user }) => ({ ...site.settings, email: user.email }));
  expect(mount).toBeTypeOf('function');
});

test('logs no errors', () => {
  expect(api.faults).toEqual([]);
});

test('responds with 408 to a body that arrives too slowly, and closes the connection', async () => {
  const uploads = createUploads({ arrivalLimits: { ...ARRIVAL_LIMITS, grace: 1 } });
  const slow = createApi({ ...api.options, uploads });
  const browser = openTestBrowser({ api: slow });
  await join(browser);
  for (const [path, type] of [
    ['/api/login.php', 'application/json'],
    ['/api/profileimage.php', 'multipart/form-data; boundary=b'],
  ] as const) {
    // The body never continues, so that the test depends on no clock.
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array([45])),
    });
    const response = await browser.send('POST', path, { body, headers: { 'content-type': type } });
    expect([await codeOf(response), response.headers.get('connection')]).toEqual([
      '408 request_timeout',
      'close',
    ]);
  }
  await slow.close();
});
