import { expect, test } from 'vitest';
import { testApi, testHost } from './testing/fixture.ts';

const busy = () =>
  testHost({ loadLimit: { run: async (_, refuse) => refuse(), isFull: () => true, hasQueue: () => true } });
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

test('a busy host makes changes, and responds with files', async () => {
  const { get } = busy();
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await get('/api/likes.php', { method })).status).toBe(200);
  for (const path of ['/api/logout.php', '/api/validate_email.php?email=a%40b.example'])
    expect((await get(path)).status).toBe(200);
  for (const path of ['/robots.txt', '/assets/entry-abc.js', '/_i18n/build1/de/messages.json', '/healthz'])
    expect((await get(path)).status).toBe(200);
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
