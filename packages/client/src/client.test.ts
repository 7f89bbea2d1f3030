import { calls } from '@meetcute/contract';
import { noFilters } from '@meetcute/core';
import { describe, expect, test, vi } from 'vitest';
import type { ApiError } from './api-error.ts';
import { createClient } from './client.ts';
import { DEADLINES } from './deadline.ts';

type ScriptedResponse = { status?: number; body?: unknown; headers?: Record<string, string>; text?: string };

/** Creates a client whose fetch returns the given responses in order and records its requests. */
function scriptClient(...answers: (ScriptedResponse | Error)[]) {
  const requests: { url: string; init: RequestInit; headers: Headers }[] = [];
  const fetch = (url: string | URL | Request, init: RequestInit = {}) => {
    requests.push({ url: String(url), init, headers: new Headers(init.headers) });
    const answer = answers[Math.min(requests.length, answers.length) - 1]!;
    if (answer instanceof Error) return Promise.reject(answer);
    const { status = 200, body, headers = {}, text } = answer;
    return Promise.resolve(
      new Response(status === 204 ? null : (text ?? JSON.stringify(body)), { status, headers }),
    );
  };
  return {
    client: createClient({ fetch, originalHost: 'brand.example', packageName: 'shop/1.2.3' }),
    fetch,
    requests,
  };
}

const like = { payload: { profile: 'p1' } };
const failure = (status: number, code = 'x', extra = {}) => ({
  status,
  body: { error: { code, message: 'm', ...extra } },
});
const catchError = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error as ApiError,
  );

test.each([
  ['at the end', 'half \ud83d', 'half \ufffd'],
  ['at the start', '\ude00 half', '\ufffd half'],
  ['the wrong way round', '\ude00\ud83d', '\ufffd\ufffd'],
  ['of none', 'whole 😀', 'whole 😀'],
])('sends whole characters only: half of one %s', async (_, text, sentText) => {
  const { client, requests } = scriptClient({ body: { user: {} } });
  const payload = { profile: { name: text, personal: { [text]: text } } };
  await client.call(calls.saveUser, { payload }).catch(() => undefined);
  expect(JSON.parse(String(requests[0]!.init.body))).toMatchObject({ profile: { name: sentText } });
  expect(Object.values(JSON.parse(String(requests[0]!.init.body)).profile.personal)).toEqual([sentText]);
});

describe('headers', () => {
  test(
    'every call sends its package and the original host',
    { meta: { spec: ['call.headers-package-name', 'call.headers-original-host'] } },
    async () => {
      const { client, requests } = scriptClient({ body: { chats: [] } });
      await client.call(calls.getChats);
      expect(requests[0]!.headers.get('x-package')).toBe('shop/1.2.3');
      expect(requests[0]!.headers.get('x-original-host')).toBe('brand.example');
      expect(requests[0]!.headers.has('content-type')).toBe(false);
    },
  );

  test(
    'calls with a body, with files and with a stream send them too',
    { meta: { spec: ['call.headers-package-name', 'call.headers-original-host'] } },
    async () => {
      const { client, requests } = scriptClient({ body: { done: true } });
      await client.call(calls.likeProfile, like);
      await client.call(calls.unlikeProfile, like);
      await client.call(calls.saveUser, { payload: { profile: {} } }).catch(() => null);
      await client
        .call(calls.uploadImages, { payload: { file: [new File(['a'], 'a.png')] } })
        .catch(() => null);
      await client.stream(calls.openEvents, { 'last-event-id': '7' }, new AbortController().signal);
      expect(requests.map(({ init }) => init.method)).toEqual(['POST', 'DELETE', 'PUT', 'POST', 'GET']);
      for (const { headers } of requests) {
        expect(headers.get('x-package')).toBe('shop/1.2.3');
        expect(headers.get('x-original-host')).toBe('brand.example');
      }
    },
  );

  test(
    'sends an object body as JSON and accepts JSON',
    { meta: { spec: ['call.client.json-content-header', 'call.client.json-accept-header'] } },
    async () => {
      const { client, requests } = scriptClient({ body: { done: true } });
      await client.call(calls.likeProfile, like);
      expect(requests[0]!.headers.get('content-type')).toBe('application/json');
      expect(requests[0]!.headers.get('accept')).toBe('application/json');
      expect(requests[0]!.init.body).toBe('{"profile":"p1"}');
    },
  );

  test('no cache may store a call', async () => {
    const { client, requests } = scriptClient({ body: { done: true } });
    await client.call(calls.getChats).catch(() => null);
    await client.call(calls.likeProfile, like);
    await client.call(calls.uploadImages, { payload: { file: [] } }).catch(() => null);
    await client.stream(calls.openEvents, {}, new AbortController().signal);
    for (const { init, headers } of requests)
      expect([init.cache, headers.get('cache-control')]).toEqual(['no-store', 'no-store']);
    expect(requests).toHaveLength(4);
  });

  test('sends photos as parts named file, without a JSON content type', async () => {
    const { client, requests } = scriptClient({ body: { images: [], main_image: null } });
    await client.call(calls.uploadImages, {
      payload: { file: [new File(['a'], 'a.png'), new File(['b'], 'b.png')] },
    });
    expect((requests[0]!.init.body as FormData).getAll('file')).toHaveLength(2);
    expect(requests[0]!.headers.has('content-type')).toBe(false);
  });
});

test.each([
  ['in the format of the specification, without an order of pages', { num_results: 0 }],
  ['from a back end that keeps no order', { num_results: 0, scroll: null }],
])('accepts a search response %s', async (_, paging) => {
  const { client } = scriptClient({ body: { profiles: [], paging, filter_options: noFilters } });
  await expect(client.call(calls.search)).resolves.toMatchObject({ paging });
});

describe('the member for whom a page was rendered', () => {
  const asking = (members: (string | null)[], ...answers: ScriptedResponse[]) => {
    const { requests, fetch } = scriptClient(...answers);
    return { requests, client: createClient({ fetch, memberOf: () => members.shift() ?? null }) };
  };

  test('is sent with every call, read again for each', async () => {
    const { client, requests } = asking(['anna', null, 'ben'], { body: { done: true } });
    for (let calling = 0; calling < 3; calling += 1) await client.call(calls.likeProfile, like);
    expect(requests.map(({ headers }) => headers.get('x-member'))).toEqual(['anna', null, 'ben']);
  });

  test('stays the same when a call is retried', async () => {
    const { client, requests } = asking(['anna', 'ben'], failure(503), { body: { done: true } });
    await client.call(calls.likeProfile, like);
    expect(requests.map(({ headers }) => headers.get('x-member'))).toEqual(['anna', 'anna']);
  });

  test('is sent with photos and when a stream opens', async () => {
    const { client, requests } = asking(['anna', 'anna'], { body: { images: [], main_image: null } });
    const payload = { file: [new File(['x'], 'a.png')] };
    await client.call(calls.uploadImages, { payload });
    await client.stream(calls.openEvents, { 'last-event-id': '7' }, new AbortController().signal);
    expect(requests.map(({ headers }) => headers.get('x-member'))).toEqual(['anna', 'anna']);
  });
});

describe('a conditional call', () => {
  const chats = { body: { chats: [] }, headers: { etag: '"1"' } };

  test('sends the tag of the last response, and resolves with its value while nothing has changed', async () => {
    const { client, requests } = scriptClient(
      chats,
      { status: 304 },
      { ...chats, headers: { etag: '"2"' } },
      chats,
    );
    const memory = new Map();
    const first = await client.call(calls.getChats, { memory });
    expect(await client.call(calls.getChats, { memory })).toBe(first);
    expect(await client.call(calls.getChats, { memory })).toEqual(first);
    await client.call(calls.getChats, { memory });
    expect(requests.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, '"1"', '"1"', '"2"']);
  });

  test('does not send the tag of another query, or without a memory', async () => {
    const { client, requests } = scriptClient(chats);
    const memory = new Map();
    await client.call(calls.getChats, { memory });
    await client.call(calls.getChats, { memory, query: { limit: 5 } });
    await client.call(calls.getChats);
    expect(requests.map(({ headers }) => headers.has('if-none-match'))).toEqual([false, false, false]);
  });

  test('remembers no failure', async () => {
    const { client, requests } = scriptClient({ ...failure(500), headers: { etag: '"1"' } }, chats);
    const memory = new Map();
    await catchError(client.call(calls.getChats, { memory }));
    expect(await client.call(calls.getChats, { memory })).toEqual({ chats: [] });
    expect(requests[1]!.headers.has('if-none-match')).toBe(false);
  });
});

describe('addresses', () => {
  test('writes a selector and a query into the address', async () => {
    const { client, requests } = scriptClient({
      body: {
        profiles: [],
        paging: { num_results: 0, scroll: null },
        filter_options: noFilters,
      },
    });
    await client.call(calls.search, { query: { min_age: 26, max_age: 35, auto_load: true } });
    expect(requests[0]!.url).toBe('/api/search.php?min_age=26&max_age=35&auto_load=1');
  });

  test('fills in and escapes path parameters', () => {
    const { client } = scriptClient({});
    expect(client.url(calls.getCatalogue, { params: { buildId: 'a/b', locale: 'pl' } })).toBe(
      '/_i18n/a%2Fb/pl/messages.json',
    );
  });
});

describe('retries', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'a POST with the response %i is retried once with the same key',
    { meta: { spec: ['call.client.retry-others-once', 'call.client.retry-statuses'] } },
    async (status) => {
      const { client, requests } = scriptClient(failure(status), { body: { done: true } });
      await expect(client.call(calls.likeProfile, like)).resolves.toEqual({ done: true });
      expect(requests).toHaveLength(2);
      expect(requests[0]!.headers.get('idempotency-key')).toBeTruthy();
      expect(requests[1]!.headers.get('idempotency-key')).toBe(requests[0]!.headers.get('idempotency-key'));
    },
  );

  test('a POST is sent at most twice', { meta: { spec: ['call.client.retry-others-once'] } }, async () => {
    const { client, requests } = scriptClient(failure(503));
    expect((await catchError(client.call(calls.likeProfile, like)))?.status).toBe(503);
    expect(requests).toHaveLength(2);
  });

  test.each([400, 401, 402, 403, 404, 413, 422, 501])(
    'a POST with the response %i is final',
    { meta: { spec: ['call.client.retry-statuses'] } },
    async (status) => {
      const { client, requests } = scriptClient(failure(status));
      await catchError(client.call(calls.likeProfile, like));
      expect(requests).toHaveLength(1);
    },
  );

  test.each([
    ['GET', () => calls.getChats, undefined],
    ['PUT', () => calls.markLikeSeen, like],
    ['DELETE', () => calls.unlikeProfile, like],
  ] as const)(
    '%s is never retried',
    { meta: { spec: ['call.client.retry-idempotent-zero'] } },
    async (_, call, input) => {
      const { client, requests } = scriptClient(failure(503));
      await catchError(client.call(call() as typeof calls.unlikeProfile, input as typeof like));
      expect(requests).toHaveLength(1);
    },
  );

  test('a network error is not retried', async () => {
    const { client, requests } = scriptClient(new TypeError('failed'));
    expect(await catchError(client.call(calls.likeProfile, like))).toMatchObject({
      status: 0,
      code: 'network',
    });
    expect(requests).toHaveLength(1);
  });

  test('waits for a short Retry-After and reports a long one', async () => {
    vi.useFakeTimers();
    const short = scriptClient(
      { ...failure(429), headers: { 'retry-after': '2' } },
      { body: { done: true } },
    );
    const answer = short.client.call(calls.likeProfile, like);
    await vi.advanceTimersByTimeAsync(1900);
    expect(short.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    await expect(answer).resolves.toEqual({ done: true });
    vi.useRealTimers();
    const long = scriptClient({ ...failure(429), headers: { 'retry-after': '6' } });
    expect(await catchError(long.client.call(calls.likeProfile, like))).toMatchObject({
      status: 429,
      retryAfter: 6,
    });
    expect(long.requests).toHaveLength(1);
  });

  test('compares a Retry-After date with the clock of the server', async () => {
    const date = (ms: number) => new Date(ms).toUTCString();
    const serverTime = Date.now() - 86_400_000;
    const headers = { date: date(serverTime), 'retry-after': date(serverTime + 30_000) };
    const skewedScript = scriptClient({ ...failure(429), headers });
    expect(await catchError(skewedScript.client.call(calls.likeProfile, like))).toMatchObject({
      retryAfter: 30,
    });
  });

  test('an abort during the wait ends the call without a retry', async () => {
    const { client, requests } = scriptClient({ ...failure(503), headers: { 'retry-after': '5' } });
    const controller = new AbortController();
    const answer = catchError(client.call(calls.likeProfile, { ...like, signal: controller.signal }));
    await expect.poll(() => requests).toHaveLength(1);
    controller.abort();
    expect(await answer).toMatchObject({ name: 'AbortError' });
    expect(requests).toHaveLength(1);
  });
});

describe('deadlines', () => {
  /** Creates a client whose server never responds, and records the signals of its requests. */
  const silent = () => {
    const signals: AbortSignal[] = [];
    const fetch = (_: unknown, { signal }: RequestInit = {}) => {
      signals.push(signal!);
      return new Promise<Response>((_resolve, reject) => {
        signal!.addEventListener('abort', () => reject(signal!.reason as Error));
      });
    };
    return { client: createClient({ fetch: fetch as typeof globalThis.fetch }), signals };
  };

  test.each([
    ['getChats', DEADLINES.call],
    ['checkEmail', DEADLINES.checkEmail],
    ['exportUser', DEADLINES.exportUser],
    ['uploadImages', DEADLINES.photos],
  ] as const)('%s without a response fails after %i ms, and not before', async (name, deadline) => {
    vi.useFakeTimers();
    const { client, signals } = silent();
    const input = { query: { email: 'a@example.com' }, payload: { file: [] } };
    let error: unknown = null;
    void catchError(client.call(calls[name], input as never)).then((caughtError) => (error = caughtError));
    await vi.advanceTimersByTimeAsync(deadline - 1);
    expect([error, signals[0]?.aborted]).toEqual([null, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(error).toMatchObject({ status: 0, code: 'network' });
    expect([signals.length, vi.getTimerCount()]).toEqual([1, 0]);
    vi.useRealTimers();
  });

  test('a response whose body never ends fails as a network error', async () => {
    vi.useFakeTimers();
    const fetch = (_: unknown, { signal }: RequestInit = {}) =>
      Promise.resolve(
        new Response(
          new ReadableStream({
            start: (controller) => signal!.addEventListener('abort', () => controller.error(signal!.reason)),
          }),
        ),
      );
    const answer = catchError(createClient({ fetch: fetch as typeof globalThis.fetch }).call(calls.getChats));
    await vi.advanceTimersByTimeAsync(DEADLINES.call);
    expect(await answer).toMatchObject({ code: 'network' });
    vi.useRealTimers();
  });

  test('a timely response leaves no timer behind', async () => {
    vi.useFakeTimers();
    const { client } = scriptClient({ body: { chats: [] } });
    await client.call(calls.getChats);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('errors', () => {
  test.each([400, 403, 404, 418, 451, 499, 500, 599])(
    'status %i is an error',
    { meta: { spec: ['call.client.error-statuses-400-599'] } },
    async (status) => {
      const { client } = scriptClient(failure(status));
      expect(await catchError(client.call(calls.getChats))).toMatchObject({
        name: 'ApiError',
        status,
        code: 'x',
      });
    },
  );

  test('an error contains its code and fields', async () => {
    const { client } = scriptClient(failure(400, 'bad_request', { fields: { profile: 'too_small' } }));
    expect(await catchError(client.call(calls.likeProfile, like))).toMatchObject({
      code: 'bad_request',
      fields: { profile: 'too_small' },
    });
  });

  test.each([
    [404, 'not_found'],
    [500, 'server_error'],
    [418, 'bad_request'],
    [502, 'server_error'],
  ])('a response %i without the usual body is mapped by its status to %s', async (status, code) => {
    const { client } = scriptClient({ status, text: '<h1>Oh</h1>' });
    expect(await catchError(client.call(calls.getChats))).toMatchObject({ status, code });
  });

  test.each([[{ chats: 'none' }], [undefined], [[]]])(
    'a malformed response %j is invalid_response',
    async (body) => {
      const { client } = scriptClient({ body });
      expect(await catchError(client.call(calls.getChats))).toMatchObject({
        name: 'ApiError',
        code: 'invalid_response',
        status: 200,
      });
    },
  );

  test('drops fields that the contract does not define', async () => {
    const { client } = scriptClient({ body: { chats: [], surprise: 1 } });
    expect(await client.call(calls.getChats)).toEqual({ chats: [] });
  });
});
