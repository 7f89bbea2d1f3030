import { calls, growingId, memberEvent, memberSignal, parse, type MemberSignal } from '@meetcute/contract';
import { STREAM_FRESH_MS, type LogEvent } from '@meetcute/core';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { ApiError } from './api-error.ts';
import type { Client } from './client.ts';
import { wait } from './retry.ts';

/** Options of `followEvents`. */
export interface EventsOptions {
  /** Id of the last known event; the stream continues after it. */
  lastEventId?: string | undefined;
  /** Called for each event of the log. */
  onEvent: (event: LogEvent) => void;
  /** Called for a short-lived signal, which is not part of the log. */
  onSignal?: (signal: MemberSignal) => void;
  /** Called when the stream opens. Poll once, because earlier events may be missing. */
  onOpen?: () => void;
  /** Called on any activity, including heartbeats. */
  onActivity?: () => void;
  /** Called when the stream is lost. Polling takes over until it opens again. */
  onDisconnect?: () => void;
  /**
   * Called when the server refuses the stream with 403. Check whether the session has ended; the stream is
   * retried unless `signal` aborts.
   */
  onForbidden?: () => unknown;
  /** Ends the stream. */
  signal: AbortSignal;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses a message of the stream. An event of an unknown type only advances the log. An invalid event becomes
 * a reset, so that its data is loaded again. Null for messages outside the log.
 */
function readEvent({ id, data }: EventSourceMessage): LogEvent | null {
  const event = parse(memberEvent, parseJson(data));
  if (event.ok) return event.value;
  const cursor = parse(growingId, id);
  if (!cursor.ok) return null;
  if ('type' in event.fields) return { id: cursor.value, type: 'unknown' };
  return { id: cursor.value, type: 'reset', at: new Date().toISOString(), data: {} };
}

async function readStream(response: Response, options: EventsOptions, onActive: (id?: string) => void) {
  const parser = createParser({
    onComment: () => onActive(),
    onEvent: (message) => {
      const event = readEvent(message);
      onActive(event?.id);
      if (event) return options.onEvent(event);
      const signal = parse(memberSignal, parseJson(message.data));
      if (signal.ok) options.onSignal?.(signal.value);
    },
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const silence = AbortSignal.timeout(STREAM_FRESH_MS);
    const connectionLoss = new Promise<never>((_, reject) =>
      silence.addEventListener('abort', () => reject(silence.reason as Error), { once: true }),
    );
    const { done, value } = await Promise.race([reader.read(), connectionLoss]);
    if (done) return;
    parser.feed(value);
  }
}

/** Milliseconds after which a silent stream counts as established. */
const STEADY = 5000;

const backOff = (failures: number) =>
  Math.min(30_000, 500 * 2 ** Math.min(failures, 6)) * (0.85 + Math.random() * 0.3);

/** Waits for a delay, but at most until the browser is online again. */
async function waitForNetwork(ms: number, signal: AbortSignal): Promise<void> {
  const end = new AbortController();
  const isBack = new Promise<void>((resolve) =>
    globalThis.addEventListener?.('online', () => resolve(), { signal: end.signal }),
  );
  const time = wait(ms, AbortSignal.any([signal, end.signal])).catch(() => undefined);
  await Promise.race([time, isBack]);
  end.abort();
}

/**
 * Follows the member's event log until the signal aborts. Reads server-sent events by fetch, because
 * `EventSource` can't send the required headers. Resumes after the last event id.
 */
export async function followEvents(client: Client, options: EventsOptions): Promise<void> {
  let lastEventId = options.lastEventId;
  let failures = 0;
  let earliest = 0;
  const prove = () => {
    failures = 0;
  };
  while (!options.signal.aborted) {
    const connection = new AbortController();
    const signal = AbortSignal.any([options.signal, connection.signal]);
    let steady: ReturnType<typeof setTimeout> | undefined;
    // A stream that closes right after opening counts as failed.
    failures += 1;
    try {
      const headers: Record<string, string> = lastEventId ? { 'last-event-id': lastEventId } : {};
      const response = await client.stream(calls.openEvents, headers, signal);
      earliest = 0;
      steady = setTimeout(prove, STEADY);
      options.onOpen?.();
      await readStream(response, options, (id) => {
        if (id) {
          lastEventId = id;
          prove();
        }
        options.onActivity?.();
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) await options.onForbidden?.();
      earliest = 1000 * ((error instanceof ApiError ? error.retryAfter : undefined) ?? 0);
    } finally {
      clearTimeout(steady);
      connection.abort();
    }
    if (options.signal.aborted) return;
    options.onDisconnect?.();
    await wait(earliest, options.signal).catch(() => undefined);
    await waitForNetwork(backOff(failures), options.signal);
  }
}
