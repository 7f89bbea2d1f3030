import type { MemberEvent, MemberSignal } from '@meetcute/contract';
import { AsyncLocalStorage } from 'node:async_hooks';
import { STREAM_HEARTBEAT_MS } from '@meetcute/core';
import { describeError } from '../../database/describe-error.ts';
import type { Services } from '../../services.ts';
import type { EventLog, Listener } from './event-log.rules.ts';
import { newestIds, noteActive, openSessions } from './events.repository.ts';
import { createReader } from './log-reader.service.ts';
import type { Begin, Sink } from './stream-response.service.ts';

/** Number of groups per heartbeat, so that not all streams are written to at the same moment. */
const PARTS = 30;

/** Sweep interval in heartbeats: a minute. */
const ROUND = 2;

/**
 * Milliseconds for which a stream counts as activity after the last call of its session. Without calls, a
 * page in use looks the same as an abandoned one.
 */
const LIFE = 900_000;

/** Members per query. */
const CHUNK = 1000;

/** Maximum number of open streams per member. */
export const STREAMS_MAX = 20;

interface Stream extends EventLog {
  readonly sink: Sink;
  /** The heartbeat group of the stream. */
  readonly part: Set<Stream>;
}

/** The streams of one process. */
export interface EventStreams {
  /** Returns the number of open streams of a member. */
  count(memberId: string): number;
  /** Creates a stream of a member's log that starts after a cursor once it gets a sink. */
  stream(listener: Listener, cursor: number | null): Begin;
}

/** Options of `createEventStreams`. */
export interface EventStreamsOptions {
  /** Called for each event that is sent to a stream. */
  onSent?: (listener: Listener, event: MemberEvent) => void;
  /** Milliseconds between two heartbeats. Default: `STREAM_HEARTBEAT_MS`. */
  heartbeat?: number;
}

const lineOf = (event: MemberEvent) =>
  `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

const signalOf = (signal: MemberSignal) => `event: ${signal.type}\ndata: ${JSON.stringify(signal)}\n\n`;

function* chunksOf<T>(all: readonly T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += CHUNK) yield all.slice(start, start + CHUNK);
}

/**
 * Creates the service that sends members' event logs to their open streams. A stream is read when its member is
 * notified. A sweep each minute ends streams without a session and finds events whose notification was lost.
 * One timer and three queries a minute serve all streams, so that an open stream costs very little.
 */
export function createEventStreams(
  services: Pick<Services, 'db' | 'clock' | 'notifier' | 'log' | 'background'>,
  { onSent, heartbeat = STREAM_HEARTBEAT_MS }: EventStreamsOptions = {},
): EventStreams {
  const { db, clock, notifier, log } = services;
  const byMember = new Map<string, { streams: Set<Stream>; unsubscribe: () => void }>();
  const parts = Array.from({ length: PARTS }, () => new Set<Stream>());
  // The timer serves all streams, not the request that opened the first one.
  const outsideRequests = AsyncLocalStorage.snapshot();
  let timer: NodeJS.Timeout | undefined;
  let openedCount = 0;
  let ticks = 0;

  const all = () => [...byMember.values()].flatMap(({ streams }) => [...streams]);

  const drop = (stream: Stream): boolean => {
    const member = byMember.get(stream.listener.memberId);
    if (!member?.streams.delete(stream)) return false;
    stream.part.delete(stream);
    if (member.streams.size === 0) {
      member.unsubscribe();
      byMember.delete(stream.listener.memberId);
    }
    if (byMember.size === 0) clearInterval(timer);
    return true;
  };
  const end = (stream: Stream) => {
    if (drop(stream)) stream.sink.end();
  };
  const send = (stream: Stream, text: string) => {
    if (!stream.sink.send(text)) end(stream);
  };
  const isOpen = (stream: Stream) => byMember.get(stream.listener.memberId)?.streams.has(stream) === true;

  const readLog = createReader<Stream>(services, {
    isOpen,
    onEvents: (stream, events) => {
      send(stream, events.map(lineOf).join(''));
      for (const event of events) onSent?.(stream.listener, event);
    },
    onEnded: end,
    onFault: (streams, error) => {
      // Clients reconnect with their cursors, so ending the streams is enough.
      if (!notifier.closed.aborted)
        log.error('Event streams were interrupted', { error: describeError(error) });
      streams.forEach(end);
    },
  });

  const sweep = async (): Promise<void> => {
    const now = clock.now();
    for (const siteId of new Set(all().map(({ listener }) => listener.siteId))) {
      for (const streams of chunksOf(all().filter(({ listener }) => listener.siteId === siteId))) {
        const members = [...new Set(streams.map(({ listener }) => listener.memberId))];
        const sessions = await openSessions(
          db,
          siteId,
          streams.map(({ listener }) => listener.tokenHash),
          now,
        );
        for (const stream of streams) if (!sessions.has(stream.listener.tokenHash)) end(stream);
        const isUsed = ({ listener }: Stream) =>
          now.getTime() < (sessions.get(listener.tokenHash)?.getTime() ?? -Infinity) + LIFE;
        const here = streams.filter(isUsed).map(({ listener }) => listener.memberId);
        if (here.length > 0) await noteActive(db, siteId, here, now);
        const newest = await newestIds(db, siteId, members);
        for (const stream of streams)
          if (newest.get(stream.listener.memberId) !== stream.position) readLog(stream);
      }
    }
  };

  const tick = () => {
    ticks += 1;
    for (const stream of parts[ticks % PARTS]!) if (!stream.sink.beat()) end(stream);
    if (ticks % (PARTS * ROUND) === 0) services.background.run('Checking event streams', sweep);
  };

  const join = (stream: Stream) => {
    const { memberId } = stream.listener;
    if (byMember.size === 0) {
      timer = outsideRequests(() => setInterval(tick, heartbeat / PARTS));
      timer.unref();
    }
    const existing = byMember.get(memberId);
    if (existing) return existing.streams.add(stream);
    const streams = new Set([stream]);
    const onNotification = (signal: MemberSignal | null) => {
      for (const each of streams)
        if (signal) send(each, signalOf(signal));
        else readLog(each);
    };
    return byMember.set(memberId, { streams, unsubscribe: notifier.subscribe(memberId, onNotification) });
  };

  notifier.closed.addEventListener('abort', () => all().forEach(end), { once: true });
  const count = (memberId: string) => byMember.get(memberId)?.streams.size ?? 0;
  return {
    count,
    stream: (listener, cursor) => (sink) => {
      if (notifier.closed.aborted || count(listener.memberId) >= STREAMS_MAX) {
        sink.end();
        return () => {};
      }
      openedCount += 1;
      const stream: Stream = { listener, position: cursor, sink, part: parts[openedCount % PARTS]! };
      stream.part.add(stream);
      join(stream);
      if (!stream.sink.beat()) end(stream);
      readLog(stream);
      return () => void drop(stream);
    },
  };
}
