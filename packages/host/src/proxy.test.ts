import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describeError } from '@meetcute/server/describe-error';
import { createProxy } from './proxy.ts';

const site = { site: 'brand' };

test('forwards a call with its method, body, cookie and public host name', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(
    async () => new Response('done', { headers: { 'set-cookie': 'a=1' } }),
  );
  const request = new Request('http://brand.test/api/likes.php?a=1', {
    method: 'POST',
    body: '{}',
    headers: { cookie: 'sid=1' },
  });
  const response = await createProxy('https://api.example', { fetch }).fetch(request, site);
  const [url, init] = fetch.mock.calls[0] ?? [];
  const headers = new Headers(init?.headers);
  expect(url).toBe('https://api.example/api/likes.php?a=1');
  expect(init?.method).toBe('POST');
  expect(headers.get('cookie')).toBe('sid=1');
  expect(headers.get('x-original-host')).toBe('brand.test');
  expect(response.headers.get('set-cookie')).toBe('a=1');
  expect(await response.text()).toBe('done');
});

test("forwards the client's network address and drops addresses that the browser sent", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('done'));
  const claims = { 'x-forwarded-for': '9.9.9.9', forwarded: 'for=9.9.9.9', 'x-real-ip': '9.9.9.9' };
  const forwardedHeaders = async (address?: string) => {
    const request = new Request('http://brand.test/api/user.php', { headers: claims });
    await createProxy('https://api.example', { fetch }).fetch(request, { ...site, address });
    const headers = new Headers(fetch.mock.lastCall?.[1]?.headers);
    return Object.keys(claims).map((name) => headers.get(name));
  };
  expect(await forwardedHeaders('203.0.113.7')).toEqual(['203.0.113.7', null, null]);
  expect(await forwardedHeaders()).toEqual([null, null, null]);
});

test('passes on nothing that belongs to the connection, or that another server could believe', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('done'));
  const headers = {
    cookie: 'sid=1',
    'x-package': 'test/1',
    'x-trace': 'of this hop',
    connection: 'close, X-Trace',
    expect: '100-continue',
    'proxy-connection': 'keep-alive',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-original-url': '/admin',
    'x-rewrite-url': '/admin',
    'x-forwarded': 'for=9.9.9.9',
    'client-ip': '9.9.9.9',
    'fastly-client-ip': '9.9.9.9',
    'x-cluster-client-ip': '9.9.9.9',
    'x-http-method': 'DELETE',
    'x-http-method-override': 'DELETE',
    'x-method-override': 'DELETE',
    // The same as the names with hyphens for PHP and other heirs of CGI.
    x_forwarded_for: '9.9.9.9',
    x_original_host: 'evil.example',
    X_Visitor_Country: 'NL',
  };
  const request = new Request('http://brand.test/api/user.php', { method: 'POST', headers, body: '{}' });
  await createProxy('https://api.example', { fetch }).fetch(request, site);
  const sentNames = Object.keys(Object.fromEntries(new Headers(fetch.mock.lastCall?.[1]?.headers)));
  expect(sentNames).toEqual(['accept-encoding', 'content-type', 'cookie', 'x-original-host', 'x-package']);
});

test("names the country of the client's address and drops the one that the browser sent", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('done'));
  const forward = async (country?: string | null) => {
    const headers = { 'x-visitor-country': 'JP', cookie: 'country=CH' };
    const request = new Request('http://brand.test/api/search.php', { headers });
    await createProxy('https://api.example', { fetch }).fetch(request, { ...site, country });
    const sentHeaders = new Headers(fetch.mock.lastCall?.[1]?.headers);
    return [sentHeaders.get('x-visitor-country'), sentHeaders.get('cookie')];
  };
  expect(await forward('DE')).toEqual(['DE', 'country=CH']);
  expect(await forward(null)).toEqual([null, 'country=CH']);
  expect(await forward()).toEqual([null, 'country=CH']);
});

test('removes the encoding and the compressed length from a response that fetch decoded', async () => {
  const body = gzipSync('plain '.repeat(100));
  const other = createServer((_, outgoing) => {
    outgoing.writeHead(200, { 'content-encoding': 'gzip', 'content-length': body.length });
    outgoing.end(body);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const proxy = createProxy(`http://127.0.0.1:${port}`);
  const response = await proxy.fetch(new Request('http://brand.test/api/user.php'), site);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('content-length')).toBeNull();
  expect(await response.text()).toBe('plain '.repeat(100));
});

test('keeps the length of an uncompressed response', async () => {
  const fetch = async () => new Response('done', { headers: { 'content-length': '4' } });
  const request = new Request('http://brand.test/api/user.php');
  const response = await createProxy('https://api.example', { fetch }).fetch(request, site);
  expect(response.headers.get('content-length')).toBe('4');
});

test("responds with 502 and the contract's error body when the back end does not respond", async () => {
  const fetch = async () => Promise.reject(new Error('ECONNREFUSED 10.0.0.1'));
  const response = await createProxy('https://api.example', { fetch }).fetch(
    new Request('http://brand.test/api/user.php'),
    site,
  );
  expect(response.status).toBe(502);
  expect(await response.json()).toEqual({
    error: { code: 'unavailable', message: expect.stringContaining('does not respond') },
  });
});

test('says once a second why the back end does not respond, and nothing when the client has left', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(5);
  onTestFinished(() => void vi.restoreAllMocks());
  const errors: unknown[] = [];
  const cause = Object.assign(new Error('certificate has expired'), { code: 'CERT_HAS_EXPIRED' });
  const fetch = async () => Promise.reject(new TypeError('fetch failed', { cause }));
  const onError = (message: string, error: unknown) => void errors.push(message, describeError(error));
  const proxy = createProxy('https://api.example', { fetch, onError });
  const ask = (init?: RequestInit) => proxy.fetch(new Request('http://brand.test/api/user.php', init), site);
  await ask({ signal: AbortSignal.abort() });
  expect(errors).toEqual([]);
  for (let count = 0; count < 3; count += 1) await ask();
  expect(errors).toEqual([
    'The back end does not respond',
    expect.stringContaining('certificate has expired'),
  ]);
});

test('follows no redirect of the back end', async () => {
  const requestedPaths: string[] = [];
  const other = createServer(({ url }, outgoing) => {
    requestedPaths.push(url ?? '');
    outgoing.writeHead(302, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const proxy = createProxy(`http://127.0.0.1:${(other.address() as AddressInfo).port}`);
  await proxy.findFault();
  expect((await proxy.fetch(new Request('http://brand.test/api/user.php'), site)).status).toBe(302);
  expect(requestedPaths).toEqual(['/api/settings.php', '/api/user.php']);
});

test('is ready when the back end responds without a server error', async () => {
  const proxy = (status: number) =>
    createProxy('https://api.example', { fetch: async () => new Response(null, { status }) });
  expect(await proxy(200).findFault()).toBeNull();
  expect(await proxy(503).findFault()).toBe('the back end does not respond');
});

test('ends event streams on stop and leaves other responses alone', async () => {
  const respond = (type: string) => {
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const fetch = async () => new Response(body.readable, { headers: { 'content-type': type } });
    const proxy = createProxy('https://api.example', { fetch });
    return { proxy, writer: body.writable.getWriter() };
  };
  const request = () => new Request('http://brand.test/api/events.php');
  const stream = respond('text/event-stream');
  const reading = (await stream.proxy.fetch(request(), site)).text();
  stream.proxy.stop();
  await expect(reading).rejects.toThrow('aborted');

  const other = respond('application/json');
  const response = await other.proxy.fetch(request(), site);
  other.proxy.stop();
  void other.writer.write(new TextEncoder().encode('{}')).then(() => other.writer.close());
  expect(await response.text()).toBe('{}');
});
