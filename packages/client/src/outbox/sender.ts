import {
  afterFault,
  isForAll,
  nextToSend,
  outboxPause,
  rulingOn,
  tooOld,
  type OutboxFault,
  type OutboxItem,
} from '@meetcute/core';
import { ApiError } from '../api-error.ts';
import type { Pauses } from './pauses.ts';
import type { Shelf } from './shelf.ts';
import type { OutboxOptions } from './types.ts';

/** Sends what waits, in one tab at a time. */
export interface Sender {
  /** Sends what can go as soon as no other tab does. */
  readonly run: () => void;
  /** The same, also where the browser says that it is offline: somebody has pressed a button. */
  readonly press: () => void;
  /** Looks again when the next pause is over. */
  readonly schedule: () => void;
  /** A reason has gone for which messages are held: a refusal for it that is still on its way here holds nothing. */
  readonly noteGone: (code: string) => void;
  readonly stop: () => void;
}

const faultOf = (error: unknown): OutboxFault =>
  error instanceof ApiError
    ? { status: error.status, code: error.code, retryAfter: error.retryAfter, fields: error.fields }
    : { status: 0, code: 'network' };

/** A sender of what stands on a shelf. */
export function createSender<A>(options: OutboxOptions<A>, shelf: Shelf, pauses: Pauses): Sender {
  const { member, store, tabs, clock, random = Math.random, deliver, onDelivered, onFault } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Reasons that have gone since the try under way began. */
  const gone = new Set<string>();
  let isQueued = false;
  let isPressed = false;
  let stopTimer: () => void = () => undefined;

  const showSending = (id: string | null) => {
    shelf.show({ sending: id });
    tabs.tell({ type: 'sending', id });
  };

  const pause = (about: string, fault: OutboxFault) => {
    const failures = (pauses.of(about)?.failures ?? 0) + 1;
    const why = { code: fault.code, failures };
    const milliseconds = outboxPause(failures, fault.retryAfter, random());
    pauses.set(about, milliseconds, why);
    tabs.tell({ type: 'paused', about, pause: milliseconds, why });
    shelf.show({ waits: pauses.codes() });
  };

  const succeed = async (item: OutboxItem, answer: A) => {
    pauses.end(item.conversation);
    pauses.end('');
    // Shown as sent before it is no longer shown as waiting.
    onDelivered(item, answer);
    tabs.tell({ type: 'delivered', item, answer });
    shelf.drop([item.client_id]);
    shelf.show({ waits: pauses.codes() });
    await store.remove(member, item.client_id);
  };

  const change = async (items: readonly OutboxItem[]) => {
    if (items.length === 0) return;
    shelf.patch(items);
    for (const item of items) await shelf.replace(item);
    tabs.tell({ type: 'changed', items });
  };

  const fail = async (item: OutboxItem, error: unknown) => {
    // Whoever stops leaves it to the next start; what came back meanwhile has not failed.
    if (signal.aborted || shelf.isGone(item.client_id)) return;
    const fault = faultOf(error);
    const ruling = rulingOn(fault);
    if (ruling === 'again') pause(isForAll(fault) ? '' : item.conversation, fault);
    else if (ruling === 'lost') pause('', fault);
    else await change([afterFault(item, fault, gone)]);
    onFault(item, error);
  };

  const send = async (item: OutboxItem) => {
    showSending(item.client_id);
    gone.clear();
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
    shelf.show({ sending: null });
    for (;;) {
      await shelf.load();
      await change(tooOld(shelf.written(), clock.date()));
      const mayTry = !signal.aborted && (isPressed || shelf.read().isOnline);
      const next = mayTry ? nextToSend(shelf.written(), pauses.isPaused) : undefined;
      isPressed = false;
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
    tabs.alone(turn, signal).catch(() => (isQueued = false));
  };

  const schedule = () => {
    stopTimer();
    const left = shelf.read().items.length > 0 ? pauses.next() : null;
    if (left !== null && !signal.aborted) stopTimer = clock.after(left, run);
  };

  return {
    run,
    press: () => {
      isPressed = true;
      run();
    },
    schedule,
    noteGone: (code) => void gone.add(code),
    stop: () => {
      stopTimer();
      stopping.abort();
    },
  };
}
