import { expect, test } from 'vitest';
import type { LoadLimit } from './load-limit.ts';
import { testApi, testHost, testSite } from './testing/fixture.ts';

const refusing: Pick<LoadLimit, 'run'> = { run: async (_, refuse) => refuse() };
const busy = () => testHost({ loadLimits: { read: refusing, retried: refusing } });
const german = { headers: { 'accept-language': 'de-AT,de;q=0.9' } };

test('a busy host responds to reads with 503 and Retry-After', async () => {
  const call = await busy().get('/api/likes.php');
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await call.json()).toMatchObject({ error: { code: 'unavailable' } });
  const page = await busy().get('/members?page=2', german);
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const html = await page.text();
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<a href="">Noch einmal versuchen</a>');
});

test('a busy host speaks a language of the site', async () => {
  const settings = {
    ...testSite.settings,
    domain_language: 'pl',
    languages: ['pl', 'nl'],
  } satisfies typeof testSite.settings;
  const { get } = testHost({
    site: { ...testSite, settings },
    loadLimits: { read: refusing, retried: refusing },
  });
  const languageOf = async (headers: Record<string, string>) =>
    /<html lang="(\w+)">/.exec(await (await get('/members', { headers })).text())?.[1];
  expect(await languageOf({ 'accept-language': 'de-AT,de;q=0.9' })).toBe('pl');
  expect(await languageOf({ cookie: 'i18n_redirected=de', 'accept-language': 'en, nl;q=0.5' })).toBe('nl');
});

test('a busy host responds to messages and likes with 503 and Retry-After', async () => {
  for (const path of ['/api/messages.php', '/api/likes.php']) {
    const call = await busy().get(path, { method: 'POST' });
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await call.json()).toMatchObject({ error: { code: 'unavailable' } });
  }
});

test('a busy host makes other changes, and responds with files', async () => {
  const { get } = busy();
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await get('/api/user.php', { method })).status).toBe(200);
  for (const path of ['/api/logout.php', '/api/validate_email.php?email=a%40b.example'])
    expect((await get(path)).status).toBe(200);
  for (const path of ['/robots.txt', '/assets/entry-abc.js', '/_i18n/build1/de/messages.json', '/healthz'])
    expect((await get(path)).status).toBe(200);
});

test('messages wait apart from reads, and for 2 s', async () => {
  const gate = Promise.withResolvers<Response>();
  const { get } = testHost({ api: { ...testApi, fetch: () => gate.promise } });
  const send = () => get('/api/messages.php', { method: 'POST' });
  const likes = Array.from({ length: 16 }, () => get('/api/likes.php'));
  const began = performance.now();
  const responses = Array.from({ length: 9 }, send);
  expect((await Promise.race(responses)).status).toBe(503);
  expect(performance.now() - began).toBeGreaterThanOrEqual(1990);
  gate.resolve(Response.json({}));
  await Promise.all([...likes, ...responses]);
  expect((await send()).status).toBe(200);
});

test('a host whose database stands still refuses reads after a moment, and recovers', async () => {
  const gate = Promise.withResolvers<Response>();
  const { get } = testHost({ api: { ...testApi, fetch: () => gate.promise } });
  const waiting = Array.from({ length: 16 }, () => get('/api/likes.php'));
  expect((await get('/api/likes.php')).status).toBe(503);
  gate.resolve(Response.json({}));
  await Promise.all(waiting);
  expect((await get('/api/likes.php')).status).toBe(200);
});
