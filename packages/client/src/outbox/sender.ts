import {
  afterFailure,
  affectsAllConversations,
  nextToSend,
  retryDelayOf,
  classifyFailure,
  expireMessages,
  type OutboxFailure,
  type OutboxItem,
} from '@meetcute/core';
import { ApiError } from '../api-error.ts';
import type { Backoff } from './backoff.ts';
import type { OutboxQueue } from './outbox-queue.ts';
import type { OutboxOptions } from './types.ts';

/** Sender of queued messages, active in one tab at a time. */
export interface Sender {
  /** Sends queued messages as soon as no other tab sends. */
  readonly run: () => void;
  /** Like `run`, but ignores the browser's offline state, because the user requested it. */
  readonly sendNow: () => void;
  /** Schedules the next run for the end of the next delay. */
  readonly schedule: () => void;
  /** Records that a cause of held messages was resolved, so that a refusal still in transit does not hold them. */
  readonly noteResolved: (code: string) => void;
  /** Stops sending in this tab. */
  readonly stop: () => void;
}

const failureOf = (error: unknown): OutboxFailure =>
  error instanceof ApiError
    ? { status: error.status, code: error.code, retryAfter: error.retryAfter, fields: error.fields }
    : { status: 0, code: 'network' };

/** Creates a sender for a queue. */
export function createSender<A>(options: OutboxOptions<A>, queue: OutboxQueue, backoff: Backoff): Sender {
  const { member, store, tabs, clock, random = Math.random, deliver, onDelivered, onFailure } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Causes resolved since the current attempt began. */
  const resolvedCauses = new Set<string>();
  let isQueued = false;
  let isForced = false;
  let stopTimer: () => void = () => undefined;

  const showSending = (id: string | null) => {
    queue.show({ sending: id });
    tabs.post({ type: 'sending', id });
  };

  const pause = (conversation: string, fault: OutboxFailure) => {
    const failures = (backoff.reasonFor(conversation)?.failures ?? 0) + 1;
    const why = { code: fault.code, failures };
    const milliseconds = retryDelayOf(failures, fault.retryAfter, random());
    backoff.set(conversation, milliseconds, why);
    tabs.post({ type: 'paused', about: conversation, pause: milliseconds, why });
    queue.show({ waitReasons: backoff.codes() });
  };

  const recordSuccess = async (item: OutboxItem, answer: A) => {
    backoff.end(item.conversation);
    backoff.end('');
    // Show the message as sent before it is no longer shown as waiting.
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
    // An aborted message is left to the next start, and a removed one has not failed.
    if (signal.aborted || queue.isRemoved(item.client_id)) return;
    const fault = failureOf(error);
    const failureClass = classifyFailure(fault);
    if (failureClass === 'retry') pause(affectsAllConversations(fault) ? '' : item.conversation, fault);
    else if (failureClass === 'logged-out') pause('', fault);
    else await change([afterFailure(item, fault, resolvedCauses)]);
    onFailure(item, error);
  };

  const send = async (item: OutboxItem) => {
    showSending(item.client_id);
    resolvedCauses.clear();
    const outcome = await deliver(item, signal).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    if ('answer' in outcome) await recordSuccess(item, outcome.answer);
    else await fail(item, outcome.error);
    showSending(null);
  };

  const sendAll = async () => {
    // Only the owner of the lock sends, so any earlier sender is gone.
    queue.show({ sending: null });
    for (;;) {
      await queue.load();
      await change(expireMessages(queue.persisted(), clock.date()));
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
    const delay = queue.read().items.length > 0 ? backoff.next() : null;
    if (delay !== null && !signal.aborted) stopTimer = clock.after(delay, run);
  };

  return {
    run,
    sendNow: () => {
      isForced = true;
      run();
    },
    schedule,
    noteResolved: (code) => void resolvedCauses.add(code),
    stop: () => {
      stopTimer();
      stopping.abort();
    },
  };
}
