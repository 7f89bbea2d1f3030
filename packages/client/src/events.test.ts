import { expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { followEvents } from './events.ts';

/** Each poll advances the fake clock. */
const patience = { interval: 200, timeout: 20_000 };

const line = (id: string, conversation: string) =>
  `id: ${id}\ndata: ${JSON.stringify({ id, type: 'chat_removed', at: '2026-01-01T00:00:00.000Z', data: { conversation } })}\n\n`;

const other = (id: string, type: string, data: unknown) =>
  `id: ${id}\ndata: ${JSON.stringify({ id, type, at: '2026-01-01T00:00:00.000Z', data })}\n\n`;

const streamOf = (chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

/**
 * Creates a server whose nth connection sends the nth list of chunks, then ends. An empty list, and any
 * further connection, is refused.
 */
function streams(...connections: string[][]) {
  const cursors: (string | null)[] = [];
  const fetch = (_: unknown, init: RequestInit = {}) => {
    const chunks = connections[cursors.length];
    cursors.push(new Headers(init.headers).get('last-event-id'));
    if (!chunks || chunks.length === 0)
      return Promise.resolve(
        new Response('{"error":{"code":"not_logged_in","message":""}}', { status: 403 }),
      );
    return Promise.resolve(new Response(streamOf(chunks)));
  };
  return { client: createClient({ fetch: fetch as typeof globalThis.fetch }), cursors };
}

test('reopens a lost stream after the last event, and ends when the session has ended', async () => {
  vi.useFakeTimers();
  const { client, cursors } = streams(
    [line('1', 'a'), line('2', 'b').slice(0, 9), line('2', 'b').slice(9)],
    [line('3', 'c')],
  );
  const seenIds: string[] = [];
  const log: string[] = [];
  const session = new AbortController();
  const done = followEvents(client, {
    onEvent: (event) => seenIds.push(event.id),
    onOpen: () => log.push('open'),
    onDisconnect: () => log.push('loss'),
    onForbidden: () => {
      log.push('forbidden');
      session.abort();
    },
    signal: session.signal,
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  expect(seenIds).toEqual(['1', '2', '3']);
  expect(cursors).toEqual([null, '2', '3']);
  expect(log).toEqual(['open', 'loss', 'open', 'loss', 'forbidden']);
  vi.useRealTimers();
});

test('an invalid event advances the cursor, and its data is requested again', async () => {
  vi.useFakeTimers();
  const { client, cursors } = streams([
    line('1', 'a'),
    other('2', 'of_tomorrow', {}),
    other('3', 'chat_removed', { conversation: 7 }),
    'id: 4\ndata: {"id":"4","type\n\n',
    line('5', 'b'),
    'data: nothing\n\n',
  ]);
  const seenEvents: string[] = [];
  const session = new AbortController();
  const done = followEvents(client, {
    onEvent: ({ id, type }) => seenEvents.push(`${id} ${type}`),
    onForbidden: () => session.abort(),
    signal: session.signal,
  });
  await vi.waitFor(() => expect(cursors).toHaveLength(2), patience);
  await done;
  expect(seenEvents).toEqual(['1 chat_removed', '2 unknown', '3 reset', '4 reset', '5 chat_removed']);
  expect(cursors).toEqual([null, '5']);
  vi.useRealTimers();
});

test('retries after a refusal that does not end the session', async () => {
  vi.useFakeTimers();
  const { client } = streams([], [line('1', 'a')]);
  const log: string[] = [];
  const session = new AbortController();
  const done = followEvents(client, {
    onEvent: ({ id }) => {
      log.push(id);
      session.abort();
    },
    onForbidden: () => log.push('forbidden'),
    onDisconnect: () => log.push('loss'),
    signal: session.signal,
  });
  await vi.waitFor(() => expect(log).toContain('1'), patience);
  await done;
  expect(log).toEqual(['forbidden', 'loss', '1']);
  vi.useRealTimers();
});

test('passes on a short-lived signal without moving the cursor', async () => {
  vi.useFakeTimers();
  const signal = { type: 'typing', data: { conversation: 'a', profile: 'ben' } };
  const { client, cursors } = streams([
    line('1', 'a'),
    `event: typing\ndata: ${JSON.stringify(signal)}\n\n`,
    'event: dancing\ndata: {"type":"dancing","data":{}}\n\n',
  ]);
  const seenSignals: unknown[] = [];
  const session = new AbortController();
  const done = followEvents(client, {
    onEvent: () => undefined,
    onSignal: (each) => seenSignals.push(each),
    onForbidden: () => session.abort(),
    signal: session.signal,
  });
  await vi.waitFor(() => expect(cursors).toHaveLength(2), patience);
  await done;
  expect(seenSignals).toEqual([signal]);
  expect(cursors).toEqual([null, '1']);
  vi.useRealTimers();
});

test('does not reopen a stream before a busy server allows it', async () => {
  vi.useFakeTimers();
  let tries = 0;
  const busy = () => {
    tries += 1;
    return Promise.resolve(new Response('{}', { status: 429, headers: { 'retry-after': '30' } }));
  };
  const session = new AbortController();
  const done = followEvents(createClient({ fetch: busy }), {
    onEvent: () => undefined,
    signal: session.signal,
  });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(tries).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(tries).toBe(2);
  session.abort();
  await vi.runAllTimersAsync();
  await done;
  vi.useRealTimers();
});

test('reopens a stream that ends right away with growing delays, until one lasts or delivers something', async () => {
  vi.useFakeTimers();
  let life = 0;
  let openCount = 0;
  const fetch = (_: unknown, { signal }: RequestInit = {}) => {
    openCount += 1;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        if (life === 0) return controller.close();
        const end = setTimeout(() => controller.close(), life);
        signal?.addEventListener('abort', () => {
          clearTimeout(end);
          controller.error(signal.reason);
        });
        return undefined;
      },
    });
    return Promise.resolve(new Response(body));
  };
  const session = new AbortController();
  const client = createClient({ fetch: fetch as typeof globalThis.fetch });
  const done = followEvents(client, { onEvent: () => undefined, signal: session.signal });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(openCount).toBeGreaterThan(3);
  expect(openCount).toBeLessThan(9);
  life = 6000;
  await vi.advanceTimersByTimeAsync(40_000);
  const countBefore = openCount;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(openCount).toBeGreaterThanOrEqual(countBefore + 2);
  session.abort();
  await vi.runAllTimersAsync();
  await done;
  vi.useRealTimers();
});
