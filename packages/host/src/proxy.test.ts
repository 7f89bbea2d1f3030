import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createProxy } from './proxy.ts';

const site = { site: 'brand' };

test('a call goes to the other origin with its method, body, cookie and the host that the member sees', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(
    async () => new Response('done', { headers: { 'set-cookie': 'a=1' } }),
  );
  const request = new Request('http://brand.test/api/likes.php?a=1', {
    method: 'POST',
    body: '{}',
    headers: { cookie: 'sid=1' },
  });
  const answer = await createProxy('https://api.example', fetch).fetch(request, site);
  const [url, init] = fetch.mock.calls[0] ?? [];
  const headers = new Headers(init?.headers);
  expect(url).toBe('https://api.example/api/likes.php?a=1');
  expect(init?.method).toBe('POST');
  expect(headers.get('cookie')).toBe('sid=1');
  expect(headers.get('x-original-host')).toBe('brand.test');
  expect(answer.headers.get('set-cookie')).toBe('a=1');
  expect(await answer.text()).toBe('done');
});

test('the other side hears the address of who asks, and nothing that a browser claims to be', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('done'));
  const claims = { 'x-forwarded-for': '9.9.9.9', forwarded: 'for=9.9.9.9', 'x-real-ip': '9.9.9.9' };
  const heard = async (address?: string) => {
    const request = new Request('http://brand.test/api/user.php', { headers: claims });
    await createProxy('https://api.example', fetch).fetch(request, { ...site, address });
    const headers = new Headers(fetch.mock.lastCall?.[1]?.headers);
    return Object.keys(claims).map((name) => headers.get(name));
  };
  expect(await heard('203.0.113.7')).toEqual(['203.0.113.7', null, null]);
  expect(await heard()).toEqual([null, null, null]);
});

test('an answer that was packed on its way comes without the coding and the length of the packed body', async () => {
  const body = gzipSync('plain '.repeat(100));
  const other = createServer((_, answer) => {
    answer.writeHead(200, { 'content-encoding': 'gzip', 'content-length': body.length });
    answer.end(body);
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const proxy = createProxy(`http://127.0.0.1:${port}`);
  const answer = await proxy.fetch(new Request('http://brand.test/api/user.php'), site);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('content-length')).toBeNull();
  expect(await answer.text()).toBe('plain '.repeat(100));
});

test('the length of an answer that was not packed is kept', async () => {
  const fetch = async () => new Response('done', { headers: { 'content-length': '4' } });
  const request = new Request('http://brand.test/api/user.php');
  const answer = await createProxy('https://api.example', fetch).fetch(request, site);
  expect(answer.headers.get('content-length')).toBe('4');
});

test('a back end that does not answer is a 502 with the error body of the contract', async () => {
  const fetch = async () => Promise.reject(new Error('ECONNREFUSED 10.0.0.1'));
  const answer = await createProxy('https://api.example', fetch).fetch(
    new Request('http://brand.test/api/user.php'),
    site,
  );
  expect(answer.status).toBe(502);
  expect(await answer.json()).toEqual({
    error: { code: 'unavailable', message: expect.stringContaining('does not answer') },
  });
});

test('it is ready when the other side answers without a fault of its own', async () => {
  const proxy = (status: number) =>
    createProxy('https://api.example', async () => new Response(null, { status }));
  expect(await proxy(200).isReady()).toBe(true);
  expect(await proxy(503).isReady()).toBe(false);
});

test('a stop ends event streams and leaves other responses alone', async () => {
  const respond = (type: string) => {
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const fetch = async () => new Response(body.readable, { headers: { 'content-type': type } });
    const proxy = createProxy('https://api.example', fetch);
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
