import { expect, test } from 'vitest';
import { createBusyReplies } from '../pages/busy-page.ts';
import { securityHeaders } from '../pages/security.ts';
import { pairsOf, type Reply } from '../pages/stored-page.ts';
import { testHost } from '../testing/fixture.ts';
import { createReadyReply } from './ready-reply.ts';

const storedReply: Reply = { status: 200, headers: [], body: null };

/** Replies of a host that is busy, or not, and has `/pages/terms` in memory. */
async function setUp({ isBusy = true, isLate = false, isWaited = false, hasMessages = false } = {}) {
  const counts = { refused: 0, stored: 0 };
  const lines: unknown[] = [];
  const { handle } = testHost();
  const reply = createReadyReply({
    host: {
      ...handle,
      stored: ({ url }, _, isOldGood) =>
        url.endsWith('/pages/terms') || (isOldGood && url.endsWith('/old')) ? storedReply : null,
    },
    busy: await createBusyReplies(),
    load: {
      limits: {
        read: { isFull: () => isBusy, hasQueue: () => isBusy || isWaited },
        retried: { isFull: () => hasMessages, hasQueue: () => hasMessages },
      },
      lateness: { isLate: () => isLate },
    },
    log: { warn: (message, details) => void lines.push([message, details]) },
    metrics: { onRefused: () => (counts.refused += 1), onStored: () => (counts.stored += 1) },
    addressOf: () => undefined,
  });
  const get = (path: string, init: RequestInit = {}, name = 'brand.test') =>
    reply(new Request(`http://${name}${path}`, init), undefined);
  return { get, counted: counts, lines };
}

const textOf = (reply: Reply | null) => new TextDecoder().decode(reply?.body ?? new Uint8Array());
const headersOf = (reply: Reply | null) => new Headers(pairsOf(reply?.headers ?? []));

test('a call is refused from its head, with one line in the log for many', async () => {
  const { get, counted, lines } = await setUp();
  for (const path of ['/api/likes.php', '/api/search.php?page=2', '/api/events.php']) {
    const reply = get(path);
    expect(reply?.status).toBe(503);
    expect(JSON.parse(textOf(reply))).toMatchObject({ error: { code: 'unavailable' } });
    expect(headersOf(reply).get('retry-after')).toBe('2');
    expect(headersOf(reply).get('cache-control')).toBe('no-store');
    expect(headersOf(reply).get('x-content-type-options')).toBe('nosniff');
  }
  expect(counted).toEqual({ refused: 3, stored: 0 });
  expect(lines).toEqual([['The host is busy and refuses requests', { refused: 'read', omitted: 0 }]]);
});

test('a page is refused in the language of the browser, once its refusal is drawn', async () => {
  const { get, counted } = await setUp();
  const german = () => get('/members', { headers: { 'accept-language': 'de' } });
  expect(german()).toBeNull();
  await expect.poll(german).not.toBeNull();
  const reply = german();
  expect(reply?.status).toBe(503);
  expect(textOf(reply)).toContain('<html lang="de">');
  expect(textOf(reply)).toContain('Noch einmal versuchen');
  expect(headersOf(reply).get('content-length')).toBe(String(reply?.body?.length));
  expect(counted.refused).toBeGreaterThan(0);
  expect(get('/members', { headers: { 'accept-language': 'fr' } })).toBeNull();
});

test('a refusal has the security headers of other responses, and demands https where it can be had', async () => {
  const { get } = await setUp();
  await expect.poll(() => get('/join')).not.toBeNull();
  const { handle } = testHost();
  for (const path of ['/join', '/api/user.php']) {
    const servedResponse = await handle(new Request(`http://brand.test${path}`));
    const refusedHeaders = headersOf(get(path));
    for (const name of [...Object.keys(securityHeaders), 'strict-transport-security'])
      if (name !== 'referrer-policy')
        expect([name, refusedHeaders.get(name)]).toEqual([name, servedResponse.headers.get(name)]);
    expect(refusedHeaders.get('strict-transport-security')).toBe('max-age=63072000');
    expect(refusedHeaders.get('content-security-policy')).toMatch(
      /^default-src 'none'.* frame-ancestors 'none'/,
    );
    // As of an address with a token, because the bytes are the same for every address.
    expect(refusedHeaders.get('referrer-policy')).toBe('strict-origin');
  }
  const local = headersOf(get('/api/user.php', {}, 'localhost'));
  expect(local.get('strict-transport-security')).toBeNull();
});

test('pages in memory, changes, files, health and notices of payments are served by a busy host', async () => {
  const { get, counted, lines } = await setUp();
  expect(get('/pages/terms')).toBe(storedReply);
  expect(get('/old')).toBe(storedReply);
  expect(get('/api/likes.php', { method: 'POST' })).toBeNull();
  for (const path of ['/assets/entry-abc.js', '/healthz', '/livez', '/api/logout.php'])
    expect(get(path)).toBeNull();
  expect(counted).toEqual({ refused: 0, stored: 2 });
  expect(lines).toEqual([]);
});

test('a host with too many messages refuses further ones, and no other change', async () => {
  const { get, lines } = await setUp({ isBusy: false, hasMessages: true });
  const reply = get('/api/messages.php', { method: 'POST' });
  expect([reply?.status, headersOf(reply).get('retry-after')]).toEqual([503, '2']);
  expect(get('/api/likes.php', { method: 'DELETE' })?.status).toBe(503);
  for (const path of ['/api/user.php', '/api/orders.php', '/api/payments.php', '/api/report.php'])
    expect(get(path, { method: 'POST' })).toBeNull();
  expect(get('/api/likes.php')).toBeNull();
  expect(lines).toEqual([['The host is busy and refuses requests', { refused: 'retried', omitted: 0 }]]);
});

test('a host that is late for long refuses changes too, but no sign-up, order or notice of a payment', async () => {
  const { get } = await setUp({ isBusy: false, isLate: true, isWaited: true });
  expect(get('/api/messages.php', { method: 'POST' })?.status).toBe(503);
  expect(get('/api/user.php', { method: 'PUT' })?.status).toBe(503);
  for (const path of ['/api/user.php', '/api/orders.php', '/api/payments.php?order=1&token=t'])
    expect(get(path, { method: 'POST' })).toBeNull();
  expect(get('/healthz')).toBeNull();
});

test('an idle host refuses nothing', async () => {
  const { get } = await setUp({ isBusy: false });
  for (const path of ['/api/likes.php', '/members', '/api/search.php', '/old']) expect(get(path)).toBeNull();
});
