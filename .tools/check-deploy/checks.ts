import { globSync, readFileSync } from 'node:fs';
import { get, request } from 'node:http';
import type { ClientHttp2Session } from 'node:http2';
import { setTimeout as wait } from 'node:timers/promises';
import type { Image } from './build.ts';
import { type Received, send } from './proxy.ts';

/** Reports one expectation. */
export type Expect = (what: string, isMet: boolean, seen: unknown) => void;

const FORGED = '203.0.113.9';
const FORGED_NETWORK = '203.0.113.0/24';

const DEVELOPMENT = ['vite', 'vitest', 'typescript', 'storybook', 'playwright', 'oxlint', 's3rver'];

/** Checks that an image has neither sources nor libraries for development. */
export function checkContents({ root, user, stopSignal }: Image, expect: Expect): void {
  const libraryPaths = globSync('app/node_modules/.pnpm/*/node_modules/{*,@*/*}', { cwd: root });
  const names = new Set(libraryPaths.map((path) => path.replace(/^.*\/node_modules\//, '')));
  const needless = DEVELOPMENT.filter((name) => names.has(name));
  expect('no libraries for development', names.size > 50 && needless.length === 0, needless);
  const sources = globSync('app/**/@meetcute/*/src', { cwd: root });
  expect('no sources', sources.length === 0, sources);
  expect('an unprivileged user', user === 'node', user);
  expect('SIGTERM stops it', stopSignal === 'SIGTERM', stopSignal);
}

const valueOf = ({ headers }: Received, name: string) => String(headers[name] ?? '');

/** Visits a demo site through the proxy: a page, its headers, a log-in, an event stream and a large body. */
export async function checkProxy(
  session: ClientHttp2Session,
  authority: string,
  expect: Expect,
): Promise<void> {
  const site = { ':authority': authority, 'x-package': 'check' };
  const home = await send(session, { ...site, ':path': '/', 'accept-encoding': 'gzip' });
  expect('a page over HTTP/2', home.status === 200, home.status);
  const hsts = valueOf(home, 'strict-transport-security');
  expect('HSTS for two years, once', hsts === 'max-age=63072000', hsts);

  const login = await send(
    session,
    {
      ...site,
      ':method': 'POST',
      ':path': '/api/login.php',
      origin: `https://${authority}`,
      'content-type': 'application/json',
    },
    { body: JSON.stringify({ email: 'demo.anna@example.com', password: 'meetcute-demo' }) },
  );
  const cookies = [login.headers['set-cookie'] ?? []].flat();
  const sessionCookie = cookies.find((cookie) => cookie.startsWith('__Host-'));
  expect('a log-in sets a Secure __Host- cookie', /; Secure/i.test(sessionCookie ?? ''), [
    login.status,
    cookies.length,
  ]);

  const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
  const user = await send(session, { ...site, cookie, ':path': '/api/user.php' });
  expect('the cookie logs in', user.body.includes('demo.anna@example.com'), user.status);

  const stream = await send(
    session,
    { ...site, cookie, ':path': '/api/events.php', accept: 'text/event-stream' },
    { isStream: true },
  );
  expect(
    'an event stream arrives while it is open',
    stream.status === 200 && stream.body.split('\n\n').length > 2,
    stream.body,
  );

  // More than nginx takes by default.
  const large = Buffer.alloc(5_000_000);
  const upload = await send(
    session,
    {
      ...site,
      ':method': 'POST',
      ':path': '/api/login.php',
      'content-type': 'application/json',
      'content-length': large.length,
    },
    { body: large },
  );
  expect(
    'the host itself refuses what is too large',
    upload.status >= 400 && valueOf(upload, 'content-type').includes('json'),
    [upload.status, upload.body.slice(0, 80)],
  );
}

/**
 * Sends log-ins that name another address: to the host itself, which believes its proxy, and through the proxy, which
 * must not pass it on.
 */
export async function checkForgery(
  session: ClientHttp2Session,
  { authority, hostPort }: { authority: string; hostPort: number },
  readLog: () => string,
  expect: Expect,
): Promise<void> {
  const body = JSON.stringify({ email: 'nobody@example.com', password: 'meetcute-demo' });
  const headers = {
    'x-package': 'check',
    'content-type': 'application/json',
    'x-forwarded-for': FORGED,
    'x-real-ip': FORGED,
    forwarded: `for=${FORGED}`,
  };
  /** Returns the networks of refused log-ins, as the host has logged them. */
  const networks = () =>
    readLog()
      .split('\n')
      .filter((line) => line.includes('"event":"login_failed"'))
      .map((line) => (JSON.parse(line) as { network: string | null }).network);
  const waitForNetwork = async (count: number) => {
    for (let attempt = 0; attempt < 100 && networks().length < count; attempt += 1) await wait(50);
    return networks().at(count - 1);
  };
  const path = '/api/login.php';
  const options = { port: hostPort, host: '127.0.0.1', path, method: 'POST' };
  request({ ...options, headers: { ...headers, host: authority } }, (response) => response.resume()).end(
    body,
  );
  expect('the host believes its proxy', (await waitForNetwork(1)) === FORGED_NETWORK, networks());
  await send(session, { ...headers, ':authority': authority, ':method': 'POST', ':path': path }, { body });
  // The address of this machine belongs to no network.
  expect('the proxy drops a forged address', (await waitForNetwork(2)) === null, networks());
}

/** Sends requests without TLS, and checks that a page is redirected, and a call refused. */
export async function checkRedirect(port: number, host: string, expect: Expect): Promise<void> {
  const answerTo = (path: string) =>
    new Promise<string>((resolve, reject) =>
      get({ port, host: '127.0.0.1', path, headers: { host } }, (response) => {
        response.resume();
        resolve(`${response.statusCode} ${response.headers.location}`);
      }).on('error', reject),
    );
  const page = await answerTo('/login?a=b');
  expect('http is redirected', page === `301 https://${host}/login?a=b`, page);
  for (const path of ['/api/login.php', '/desk/api/me']) {
    const call = await answerTo(path);
    expect(`http is refused for ${path}`, call === '403 undefined', call);
  }
}

/** Returns the site file of a demo site under another host name. */
export const siteFile = (file: string, host: string): string =>
  JSON.stringify({ ...(JSON.parse(readFileSync(file, 'utf8')) as object), hosts: [host] });
