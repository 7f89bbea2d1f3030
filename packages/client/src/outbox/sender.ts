import {
  afterFailure,
  affectsAllConversations,
  nextToSend,
  retryDelayOf,
  classifyFailure,
  expired,
  type OutboxFailure,
  type OutboxItem,
} from '@meetcute/core';
import { ApiError } from '../api-error.ts';
import type { Backoff } from './backoff.ts';
import type { OutboxQueue } from './outbox-queue.ts';
import type { OutboxOptions } from './types.ts';

/** Sends what waits, in one tab at a time. */
export interface Sender {
  /** Sends what can go as soon as no other tab does. */
  readonly run: () => void;
  /** The same, also where the browser says that it is offline: somebody has pressed a button. */
  readonly sendNow: () => void;
  /** Looks again when the next pause is over. */
  readonly schedule: () => void;
  /** A reason has gone for which messages are held: a refusal for it that is still on its way here holds nothing. */
  readonly noteResolved: (code: string) => void;
  readonly stop: () => void;
}

const failureOf = (error: unknown): OutboxFailure =>
  error instanceof ApiError
    ? { status: error.status, code: error.code, retryAfter: error.retryAfter, fields: error.fields }
    : { status: 0, code: 'network' };

/** A sender of what stands on a shelf. */
export function createSender<A>(options: OutboxOptions<A>, queue: OutboxQueue, backoff: Backoff): Sender {
  const { member, store, tabs, clock, random = Math.random, deliver, onDelivered, onFailure } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Reasons that have gone since the try under way began. */
  const resolved = new Set<string>();
  let isQueued = false;
  let isForced = false;
  let stopTimer: () => void = () => undefined;

  const showSending = (id: string | null) => {
    queue.show({ sending: id });
    tabs.post({ type: 'sending', id });
  };

  const pause = (about: string, fault: OutboxFailure) => {
    const failures = (backoff.of(about)?.failures ?? 0) + 1;
    const why = { code: fault.code, failures };
    const milliseconds = retryDelayOf(failures, fault.retryAfter, random());
    backoff.set(about, milliseconds, why);
    tabs.post({ type: 'paused', about, pause: milliseconds, why });
    queue.show({ waitReasons: backoff.codes() });
  };

  const succeed = async (item: OutboxItem, answer: A) => {
    backoff.end(item.conversation);
    backoff.end('');
    // Shown as sent before it is no longer shown as waiting.
    onDelivered(item, answer);
    tabs.post({ type: 'delivered', item, answer });
    queue.drop([item.client_id]);
    queue.show({ waitReasons: backoff.codes() });
    await store.remove(member, item.client_id);
  };

  const change = async (items: readonly OutboxItem[]) => {
    if (items.length === 0) return;
    queue.patch(items);
    for (const item of items) await queue.replace(item);
    tabs.post({ type: 'changed', items });
  };

  const fail = async (item: OutboxItem, error: unknown) => {
    // Whoever stops leaves it to the next start; what came back meanwhile has not failed.
    if (signal.aborted || queue.isRemoved(item.client_id)) return;
    const fault = failureOf(error);
    const failureClass = classifyFailure(fault);
    if (failureClass === 'again') pause(affectsAllConversations(fault) ? '' : item.conversation, fault);
    else if (failureClass === 'lost') pause('', fault);
    else await change([afterFailure(item, fault, resolved)]);
    onFailure(item, error);
  };

  const send = async (item: OutboxItem) => {
    showSending(item.client_id);
    resolved.clear();
    const outcome = await deliver(item, signal).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    if ('answer' in outcome) await succeed(item, outcome.answer);
    else await fail(item, outcome.error);
    showSending(null);
  };

  const sendAll = async () => {
    // Whoever has the turn is the only one: a tab that was sending before is not there any more.
    queue.show({ sending: null });
    for (;;) {
      await queue.load();
      await change(expired(queue.persisted(), clock.date()));
      const mayTry = !signal.aborted && (isForced || queue.read().isOnline);
      const next = mayTry ? nextToSend(queue.persisted(), backoff.isBackingOff) : undefined;
      isForced = false;
      if (!next) break;
      await send(next);
    }
    schedule();
  };

  const run = () => {
    if (isQueued || signal.aborted) return;
    isQueued = true;
    const turn = async () => {
      isQueued = false;
      await sendAll();
    };
    tabs.withLock(turn, signal).catch(() => (isQueued = false));
  };

  const schedule = () => {
    stopTimer();
    const left = queue.read().items.length > 0 ? backoff.next() : null;
    if (left !== null && !signal.aborted) stopTimer = clock.after(left, run);
  };

  return {
    run,
    sendNow: () => {
      isForced = true;
      run();
    },
    schedule,
    noteResolved: (code) => void resolved.add(code),
    stop: () => {
      stopTimer();
      stopping.abort();
    },
  };
}
