import { randomBytes, randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Clock, Ids, Log, Notifier } from './ports.ts';

/** The clock of the operating system. */
export const systemClock: Clock = { now: () => new Date() };

/** Random UUIDs, and secrets of 256 random bits. */
export const randomIds: Ids = {
  id: () => randomUUID(),
  secret: () => randomBytes(32).toString('base64url'),
};

/** Logs to the console. */
export const consoleLog: Log = {
  info: (message, details) => console.info(message, ...(details ? [details] : [])),
  error: (message, details) => console.error(message, ...(details ? [details] : [])),
};

/** Logs nothing. */
export const silentLog: Log = { info: () => {}, error: () => {} };

/** Creates a notifier for streams of this process. `wakeAll` notifies every subscribed member. */
export function createNotifier(): Notifier & { notifyAll(): void } {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const closing = new AbortController();
  return {
    notify: (memberId) => void emitter.emit(memberId, null),
    signal: (memberId, signal) => void emitter.emit(memberId, signal),
    notifyAll: () => {
      for (const memberId of emitter.eventNames()) emitter.emit(memberId, null);
    },
    subscribe: (memberId, listener) => {
      emitter.on(memberId, listener);
      return () => void emitter.off(memberId, listener);
    },
    closed: closing.signal,
    stop: () => closing.abort(),
    close: () => closing.abort(),
  };
}
