import { expect, onTestFinished, test, vi } from 'vitest';
import { testApi, testHost } from '../testing/fixture.ts';
import type { HostApi } from '../api.ts';
import { createLog } from './log.ts';
import type { LogSettings } from './settings.ts';
import { withRequestLog } from './with-request-log.ts';

interface Setup {
  requests?: LogSettings['requests'];
  trustsProxy?: boolean;
  fetch?: HostApi['fetch'];
}

/** Creates a host whose API logs a line, and reads the lines of the log. */
function loggedHost({ requests = 'changes', trustsProxy = false, fetch }: Setup = {}) {
  const lines: string[] = [];
  const log = createLog({ format: 'json', level: 'info' }, (line) => lines.push(line));
  const respond: HostApi['fetch'] = async (request, client) => {
    log.info('In the API');
    return fetch ? fetch(request, client) : testApi.fetch(request, client);
  };
  const handle = withRequestLog(testHost({ api: { ...testApi, fetch: respond } }).handle, {
    log,
    requests,
    trustsProxy,
    onError: (message) => log.error(message),
    siteOf: (hostname) => (hostname === 'brand.test' ? 'brand' : undefined),
  });
  const get = (path: string, init?: RequestInit) => handle(new Request(`http://brand.test${path}`, init));
  const read = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const requestLines = () => read().filter(({ msg }) => msg === 'Request');
  return { get, read, requestLines };
}

test('a response and all log lines of its request carry the same id', async () => {
  const { get, read } = loggedHost();
  const ids = [];
  for (let count = 0; count < 2; count += 1)
    ids.push((await get('/api/likes.php', { method: 'POST' })).headers.get('x-request-id'));
  expect(ids[0]).toMatch(/^[\w-]{36}$/);
  expect(ids[0]).not.toBe(ids[1]);
  expect(read().map(({ msg, requestId }) => [msg, requestId])).toEqual([
    ['In the API', ids[0]],
    ['Request', ids[0]],
    ['In the API', ids[1]],
    ['Request', ids[1]],
  ]);
});

test.each([
  ['of a trusted proxy', true, 'd41d8cd98f00b204e9800998ecf8427e', true],
  ['of a visitor', false, 'd41d8cd98f00b204e9800998ecf8427e', false],
  ['that is too short', true, 'abc', false],
  ['that would forge a line', true, 'abcdefgh"}{"level":"info', false],
  ['that is too long', true, 'a'.repeat(129), false],
])('an id %s', async (_, trustsProxy, id, isTaken) => {
  const response = await loggedHost({ trustsProxy }).get('/', { headers: { 'x-request-id': id } });
  expect(response.headers.get('x-request-id') === id).toBe(isTaken);
});

test('logs changes with route, status and site, and neither path nor query', async () => {
  const { get, requestLines } = loggedHost();
  await get('/api/login.php?email=anna@example.com', { method: 'POST' });
  await get('/members/secret-id/s3cret', { method: 'POST', body: 'a=b' });
  expect(requestLines()).toMatchObject([
    { level: 'info', method: 'POST', route: '/api/login.php', status: 200, site: 'brand' },
    { level: 'info', method: 'POST', route: 'other', site: 'brand' },
  ]);
  expect(requestLines()[0]?.['ms']).toBeTypeOf('number');
  expect(JSON.stringify(requestLines())).not.toMatch(/anna|secret|s3cret/);
});

test.each([
  ['errors', []],
  ['changes', ['POST']],
  ['all', ['GET', 'POST']],
] as const)('LOG_REQUESTS=%s logs %j of the requests that succeed', async (requests, methods) => {
  const { get, requestLines } = loggedHost({ requests });
  await get('/api/likes.php');
  await get('/api/likes.php', { method: 'POST' });
  expect(requestLines().map(({ method }) => method)).toEqual(methods);
});

test('logs reads that fail as errors, and those that a busy host refuses as warnings', async () => {
  const failing = loggedHost({ requests: 'errors', fetch: () => Promise.reject(new Error('broken')) });
  const response = await failing.get('/api/likes.php');
  expect(failing.requestLines()).toMatchObject([{ level: 'error', status: 500 }]);
  expect(await response.text()).toContain(response.headers.get('x-request-id'));

  vi.spyOn(performance, 'now').mockReturnValue(5);
  onTestFinished(() => void vi.restoreAllMocks());
  const busy = loggedHost({ requests: 'errors', fetch: async () => new Response(null, { status: 503 }) });
  await busy.get('/api/likes.php');
  await busy.get('/api/likes.php');
  // The second line within a second is left out.
  expect(busy.requestLines()).toMatchObject([{ level: 'warn', status: 503 }]);
});

test('does not log the questions of supervisors', async () => {
  const { get, requestLines } = loggedHost({ requests: 'all' });
  for (const path of ['/livez', '/readyz', '/healthz']) await get(path);
  expect(requestLines()).toEqual([]);
});
