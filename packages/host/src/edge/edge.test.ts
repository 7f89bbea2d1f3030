import { Agent, type ClientRequest, createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HostApi } from '../api.ts';
import { bareHeaders } from '../pages/security.ts';
import { createProxy } from '../proxy.ts';
import { testApi, testHost } from '../testing/fixture.ts';
import { lines, type Seen, sendRaw } from '../testing/raw-client.ts';
import { listen, type Listening } from '../start/listen.ts';

/** Starts the test site and returns its port. */
async function start(api?: HostApi): Promise<Listening> {
  const { handle } = testHost(api ? { api } : {});
  return listen(handle, { port: 0, address: '127.0.0.1' }, handle.stored);
}

let port = 0;
/** Port of a host in front of another one, which reads bodies without a limit. */
let proxyPort = 0;

beforeAll(async () => {
  const server = await start();
  const other = createServer((incoming, outgoing) => incoming.resume().on('end', () => outgoing.end('{}')));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const proxy = await start(createProxy(`http://127.0.0.1:${(other.address() as AddressInfo).port}`));
  [port, proxyPort] = [server.port, proxy.port];
  return async () => {
    await Promise.all([server.stop(), proxy.stop()]);
    other.close();
  };
});

/** Names the headers of every response that is no page which a response lacks. */
const missingHeaders = ({ text: responseText }: Seen) =>
  Object.keys(bareHeaders).filter((name) => !responseText.includes(`\r\n${name}: ${bareHeaders[name]}\r\n`));

const statusOf = ({ text: responseText }: Seen) => responseText.split('\r\n', 1)[0];

describe('host names', () => {
  test.each([
    ['two of them', lines('GET / HTTP/1.1', 'Host: brand.test', 'Host: other.test', '')],
    ['the same twice', lines('GET / HTTP/1.1', 'Host: brand.test', 'host: brand.test', '')],
    ['an empty one', lines('GET / HTTP/1.1', 'Host:', '')],
    ['a list', lines('GET / HTTP/1.1', 'Host: brand.test, other.test', '')],
    ['a path', lines('GET / HTTP/1.1', 'Host: brand.test/x', '')],
    ['a user', lines('GET / HTTP/1.1', 'Host: me@brand.test', '')],
    ['markup', lines('GET / HTTP/1.1', 'Host: brand.test"><b>', '')],
    ['a port that is a word', lines('GET / HTTP/1.1', 'Host: brand.test:http', '')],
    ['another one in the target', lines('GET http://other.test/ HTTP/1.1', 'Host: brand.test', '')],
    ['a user in the target', lines('GET http://me@brand.test/ HTTP/1.1', 'Host: brand.test', '')],
    ['two, one in the target', lines('GET http://brand.test/ HTTP/1.1', 'Host: brand.test', 'Host: x', '')],
  ])('refuses %s', async (_, requestText) => {
    const response = await sendRaw(port, [requestText]);
    expect(statusOf(response)).toBe('HTTP/1.1 400 Bad Request');
    expect(response.text.toLowerCase()).toContain('connection: close');
    expect(missingHeaders(response)).toEqual([]);
  });

  test('lets Node refuse a request without any', async () => {
    const response = await sendRaw(port, [lines('GET / HTTP/1.1', '')]);
    expect(statusOf(response)).toBe('HTTP/1.1 400 Bad Request');
    expect(response.text.toLowerCase()).toContain('connection: close');
  });

  test.each([
    ['in capitals', 'GET / HTTP/1.1', 'Host: BRAND.test'],
    ['with a port', 'GET / HTTP/1.1', 'Host: brand.test:8080'],
    ['in the target too', 'GET http://brand.test/ HTTP/1.1', 'Host: brand.test'],
  ])('accepts one %s', async (_, line, host) => {
    expect(statusOf(await sendRaw(port, [lines(line, host, 'Connection: close', '')]))).toBe(
      'HTTP/1.1 200 OK',
    );
  });
});

test.each(['/', '/livez', '/api/user.php', '/cdn/photos/x/640.webp', '/assets/entry-abc.js'])(
  'refuses to trace %s',
  async (path) => {
    const response = await sendRaw(port, [
      lines(`TRACE ${path} HTTP/1.1`, 'Host: brand.test', 'Cookie: s3cret', ''),
    ]);
    expect(statusOf(response)).toBe('HTTP/1.1 405 Method Not Allowed');
    expect(response.text).not.toContain('s3cret');
    expect(missingHeaders(response)).toEqual([]);
  },
);

describe('ends of bodies', () => {
  // A proxy could believe the other end, and the rest would be the request of somebody else.
  const hiddenRequest = lines('GET /hidden HTTP/1.1', 'Host: brand.test', '');
  const postLines = (...headers: string[]) => lines('POST / HTTP/1.1', 'Host: brand.test', ...headers, '');

  test.each([
    [
      'a length and chunks',
      postLines('Content-Length: 4', 'Transfer-Encoding: chunked') + `0\r\n\r\n${hiddenRequest}`,
    ],
    [
      'two lengths',
      postLines('Content-Length: 0', `Content-Length: ${hiddenRequest.length}`) + hiddenRequest,
    ],
    ['a length that is no number', postLines('Content-Length: +4') + `body${hiddenRequest}`],
    [
      'an unknown transfer encoding',
      postLines('Transfer-Encoding: chunked, identity') + `0\r\n\r\n${hiddenRequest}`,
    ],
    [
      'chunks whose length is no number',
      postLines('Transfer-Encoding: chunked') + `0x4\r\nbody\r\n${hiddenRequest}`,
    ],
    ['a folded header', postLines('Transfer-Encoding:', ' chunked') + `0\r\n\r\n${hiddenRequest}`],
    ['a space before the colon', postLines('Transfer-Encoding : chunked') + `0\r\n\r\n${hiddenRequest}`],
    [
      'a line end without a return',
      `POST / HTTP/1.1\nHost: brand.test\nContent-Length: 0\n\n${hiddenRequest}`,
    ],
  ])('refuses %s, and handles nothing that follows', async (_, requestText) => {
    const response = await sendRaw(port, [requestText]);
    expect(response.text.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 400']);
    expect(response.text.toLowerCase()).toContain('connection: close');
  });
});

describe('slow clients', () => {
  const drip = { text: 'x', every: 500 };
  const slowHead = { text: 'x: y\r\n', every: 500 };
  const posting = (path: string, type = 'application/x-www-form-urlencoded') =>
    lines(`POST ${path} HTTP/1.1`, 'Host: brand.test', `Content-Type: ${type}`, 'Content-Length: 9999', '');
  const whole = lines('GET / HTTP/1.1', 'Host: brand.test', '');

  test('ends slow heads and slow bodies after ten seconds', async () => {
    const all = await Promise.all([
      sendRaw(port, []),
      sendRaw(port, [lines('GET / HTTP/1.1', 'Host: brand.test')], slowHead),
      sendRaw(port, [whole, lines('GET / HTTP/1.1', 'Host: brand.test')], slowHead),
      sendRaw(port, [posting('/')], drip),
      sendRaw(port, [posting('/preferences')], drip),
      sendRaw(proxyPort, [posting('/api/login.php', 'application/json')], drip),
    ]);
    const [nothing, head, secondHead, form, preferences, proxiedCall] = all.map(
      ({ text: responseText }) => responseText,
    );
    for (const responseText of [nothing, head, form, preferences, proxiedCall])
      expect(responseText).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
    expect(secondHead).toMatch(/^HTTP\/1.1 200 OK\r\n/);
    for (const { closedAfter } of all) {
      expect(closedAfter).toBeGreaterThan(9000);
      expect(closedAfter).toBeLessThan(40_000);
    }
  });

  test.each([
    ['of an unknown site', lines('POST / HTTP/1.1', 'Host: unknown.test', 'Content-Length: 99', ''), 421],
    ['of an unknown method', lines('PUT / HTTP/1.1', 'Host: brand.test', 'Content-Length: 99', ''), 405],
    ['of a GET', lines('GET / HTTP/1.1', 'Host: brand.test', 'Content-Length: 99', ''), 200],
    [
      'of a GET in chunks',
      lines('GET / HTTP/1.1', 'Host: brand.test', 'Transfer-Encoding: chunked', ''),
      200,
    ],
    ['of a call', lines('POST /api/x.php HTTP/1.1', 'Host: brand.test', 'Content-Length: 99', ''), 200],
  ])('does not wait for a body %s', async (_, requestText, status) => {
    const response = await sendRaw(port, [requestText]);
    expect(response.text).toContain(`HTTP/1.1 ${status} `);
    expect(response.text.toLowerCase()).toContain('connection: close');
    expect(response.closedAfter).toBeLessThan(9000);
  });
});

test('keeps an idle connection longer than common proxies do', async () => {
  const response = await fetch(`http://127.0.0.1:${port}/`);
  await response.body?.cancel();
  expect(Number(/timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(120);
});

describe('bodies that are not read to their end', () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const open = (method: string) =>
    request({ agent, port, method, host: '127.0.0.1', headers: { host: 'brand.test' } });
  const responseTo = (outgoing: ClientRequest) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve).once('error', reject);
    });
  afterAll(() => agent.destroy());

  test('close the connection, so that the next request uses another one', async () => {
    const upload = open('PUT');
    upload.write('part');
    const refusal = await responseTo(upload);
    expect([refusal.statusCode, refusal.headers.connection]).toEqual([405, 'close']);
    const next = responseTo(open('GET').end());
    upload.on('error', () => {}).destroy();
    expect((await next).resume().statusCode).toBe(200);
  });

  test('close the connection when they are refused in the middle', async () => {
    const refusing = await start({
      ...testApi,
      fetch: async (incoming) => {
        await incoming.body?.getReader().read();
        return Response.json({ error: { code: 'bad_request' } }, { status: 400 });
      },
    });
    const form = [
      'POST /api/profileimage.php HTTP/1.1',
      'Host: brand.test',
      'Content-Type: multipart/form-data; boundary=b',
      'Content-Length: 500',
    ];
    const response = await sendRaw(refusing.port, [`${lines(...form, '')}--b\r\nno header`]);
    expect(response.text).toMatch(/^HTTP\/1.1 400 /);
    expect(response.text.toLowerCase()).toContain('connection: close');
    await refusing.stop();
  });

  test('differ from those that are, which keep the connection open', async () => {
    const post = lines('POST / HTTP/1.1', 'Host: brand.test', 'Content-Length: 4', '');
    const next = lines('GET / HTTP/1.1', 'Host: brand.test', 'Connection: close', '');
    const { text: responseText } = await sendRaw(port, [`${post}part${next}`]);
    expect(responseText).toMatch(/^HTTP\/1.1 200 .*HTTP\/1.1 200 /s);
  });

  test('receive the response when the client reads it after sending', async () => {
    const socket = connect(port, '127.0.0.1').pause();
    socket.write(lines('PUT / HTTP/1.1', 'Host: brand.test', 'Content-Length: 90000000', ''));
    await promisify<Buffer, void>((data, done) => socket.write(data, (error) => done(error)))(
      Buffer.alloc(12_000_000),
    );
    expect(await text(socket)).toMatch(/^HTTP\/1.1 405 /);
  });
});
