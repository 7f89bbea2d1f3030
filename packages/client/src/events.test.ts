import { expect, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { followEvents } from './events.ts';

const line = (id: string, conversation: string) =>
  `id: ${id}\ndata: ${JSON.stringify({ id, type: 'chat_removed', at: '2026-01-01T00:00:00.000Z', data: { conversation } })}\n\n`;

const streamOf = (chunks: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

/** A server whose nth connection sends the nth list of chunks, then ends. */
function streams(...connections: string[][]) {
  const cursors: (string | null)[] = [];
  const fetch = (_: unknown, init: RequestInit = {}) => {
    const chunks = connections[cursors.length];
    cursors.push(new Headers(init.headers).get('last-event-id'));
    if (!chunks)
      return Promise.resolve(
        new Response('{"error":{"code":"not_logged_in","message":""}}', { status: 403 }),
      );
    return Promise.resolve(new Response(streamOf(chunks)));
  };
  return { client: createClient({ fetch: fetch as typeof globalThis.fetch }), cursors };
}

test('a lost stream is opened again after the last event seen, and ends when the session has ended', async () => {
  vi.useFakeTimers();
  const { client, cursors } = streams(
    [line('1', 'a'), line('2', 'b').slice(0, 9), line('2', 'b').slice(9)],
    [line('3', 'c')],
  );
  const seen: string[] = [];
  const log: string[] = [];
  const done = followEvents(client, {
    onEvent: (event) => seen.push(event.id),
    onOpen: () => log.push('open'),
    onLoss: () => log.push('loss'),
    onForbidden: () => log.push('forbidden'),
    signal: new AbortController().signal,
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  expect(seen).toEqual(['1', '2', '3']);
  expect(cursors).toEqual([null, '2', '3']);
  expect(log).toEqual(['open', 'loss', 'open', 'loss', 'forbidden']);
  vi.useRealTimers();
});
