import { calls, memberEvent, parse, type MemberEvent } from '@meetcute/contract';
import { STREAM_FRESH } from '@meetcute/core';
import { createParser } from 'eventsource-parser';
import { ApiError } from './api-error.ts';
import type { Client } from './client.ts';
import { wait } from './retry.ts';

export interface EventsOptions {
  /** Id of the last event seen; the stream goes on after it. */
  lastEventId?: string | undefined;
  onEvent: (event: MemberEvent) => void;
  /** The stream stands; poll once, because something may have happened before. */
  onOpen?: () => void;
  /** Something was heard, a heartbeat included. */
  onHeard?: () => void;
  /** The stream was lost; polls take over until it stands again. */
  onLoss?: () => void;
  /** The session has ended; the stream is not opened again. */
  onForbidden?: () => void;
  signal: AbortSignal;
}

async function readStream(response: Response, options: EventsOptions, heard: (id?: string) => void) {
  const parser = createParser({
    onComment: () => heard(),
    onEvent: ({ data }) => {
      const event = parse(memberEvent, JSON.parse(data));
      if (!event.ok) return heard();
      heard(event.value.id);
      options.onEvent(event.value);
    },
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const silence = AbortSignal.timeout(STREAM_FRESH);
    const lost = new Promise<never>((_, reject) =>
      silence.addEventListener('abort', () => reject(silence.reason as Error), { once: true }),
    );
    const { done, value } = await Promise.race([reader.read(), lost]);
    if (done) return;
    parser.feed(value);
  }
}

const backOff = (failures: number) =>
  Math.min(30_000, 500 * 2 ** Math.min(failures, 6)) * (0.85 + Math.random() * 0.3);

/**
 * Follows the member's event log until the signal aborts: reads server-sent events by fetch, because
 * `EventSource` can't carry the required headers, and resumes after the last id it saw.
 */
export async function followEvents(client: Client, options: EventsOptions): Promise<void> {
  let lastEventId = options.lastEventId;
  let failures = 0;
  while (!options.signal.aborted) {
    const connection = new AbortController();
    const signal = AbortSignal.any([options.signal, connection.signal]);
    try {
      const headers: Record<string, string> = lastEventId ? { 'last-event-id': lastEventId } : {};
      const response = await client.stream(calls.openEvents, headers, signal);
      failures = 0;
      options.onOpen?.();
      await readStream(response, options, (id) => {
        if (id) lastEventId = id;
        options.onHeard?.();
      });
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) return options.onForbidden?.();
      failures += 1;
    } finally {
      connection.abort();
    }
    if (options.signal.aborted) return;
    options.onLoss?.();
    await wait(backOff(failures), options.signal).catch(() => undefined);
  }
}
