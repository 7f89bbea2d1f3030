import type { Message } from '@meetcute/contract';
import type { Background } from '../../background.ts';
import type { Transaction } from '../../database/database.ts';
import { type Change, createUnitOfWork, type UnitOfWorkServices } from '../../database/unit-of-work.ts';
import type { Clock } from '../../ports/ports.ts';
import { lockMembers, type Recipient } from '../events/append-events.repository.ts';
import { lockIdleMembers, saveDelivered } from './delivery-receipts.repository.ts';

/**
 * Milliseconds for which delivered messages are collected before they are written. By then a conversation has
 * often been read.
 */
const PAUSE = 1000;

interface DeliveryReceiptsServices extends UnitOfWorkServices {
  clock: Clock;
  background: Background;
}

/** Records how far messages have reached a browser of their recipients. */
export interface DeliveryReceipts {
  /**
   * Records that messages were sent to a member's browser. Ignores the member's own messages and messages
   * that were read.
   */
  record(reader: Recipient, messages: readonly Message[]): void;
  /**
   * Writes what a member has received so far. Await it before a change that refunds messages that were not received.
   * What another server has not written yet is not known to this one.
   */
  flush(reader: Recipient): Promise<void>;
}

interface Arrival extends Recipient {
  sender: string;
  conversation: string;
  until: number;
  /** Whether the sender was locked at the previous attempt. The next attempt waits for the lock. */
  isLate: boolean;
}

/** Conversations per transaction, which locks their senders. */
const TOGETHER = 100;

/**
 * Writes new positions and notifies the senders. Skips messages that were read, because the read event
 * implies delivery.
 */
async function write({ tx, append }: Change, siteId: string, arrivals: readonly Arrival[]) {
  for (const { memberId, conversation, sender, until } of await saveDelivered(tx, siteId, arrivals))
    append(sender, 'delivered', { conversation, reader: memberId, delivered_until: String(until) });
}

/**
 * Creates the tracker that notifies senders of delivered messages. Positions that could not be written are
 * written with the next ones. Those not yet written when the server stops are lost; reading the messages makes
 * up for them.
 */
export function createDeliveryReceipts(services: DeliveryReceiptsServices): DeliveryReceipts {
  const waiting = new Map<string, Arrival>();
  let timer: NodeJS.Timeout | undefined;
  /** The last write that the timer started. */
  let lastWrite: Promise<void> = Promise.resolve();

  const add = (arrival: Arrival) => {
    if (services.notifier.closed.aborted) return;
    const key = `${arrival.memberId} ${arrival.conversation}`;
    const lastId = Math.max(arrival.until, waiting.get(key)?.until ?? 0);
    if (waiting.size === 0)
      timer = setTimeout(() => services.background.run('Recording delivered messages', writeAll), PAUSE);
    const isLate = arrival.isLate || waiting.get(key)?.isLate === true;
    waiting.set(key, { ...arrival, until: lastId, isLate });
  };

  const writeSome = (siteId: string, some: readonly Arrival[]): Promise<void> => {
    const senders = new Set(some.map(({ sender }) => sender));
    const isLate = some.some((arrival) => arrival.isLate);
    const lock = (tx: Transaction) => (isLate ? lockMembers : lockIdleMembers)(tx, siteId, [...senders]);
    const unitOfWork = createUnitOfWork(services, { siteId, now: services.clock.now() });
    return unitOfWork.run(lock, async (change, lockedMembers) => {
      const lockedIds = new Set(lockedMembers.map(({ id }) => id));
      const lockedNow = some.filter(({ sender }) => lockedIds.has(sender));
      if (lockedNow.length > 0) await write(change, siteId, lockedNow);
      // Locked senders are notified next time, together with later deliveries.
      if (!isLate)
        some.filter(({ sender }) => !lockedIds.has(sender)).forEach((each) => add({ ...each, isLate: true }));
    });
  };

  const writeWaiting = async () => {
    const arrivals = [...waiting.values()];
    waiting.clear();
    const failures: unknown[] = [];
    for (const all of Map.groupBy(arrivals, ({ siteId, isLate }) => `${isLate} ${siteId}`).values())
      for (let start = 0; start < all.length; start += TOGETHER) {
        const some = all.slice(start, start + TOGETHER);
        await writeSome(all[0]!.siteId, some).catch((error: unknown) => {
          some.forEach(add);
          failures.push(error);
        });
      }
    if (failures.length > 0) throw failures[0];
  };

  const writeAll = () => (lastWrite = writeWaiting());

  services.notifier.closed.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return {
    record({ siteId, memberId }, messages) {
      for (const { id, conversation, sender, state } of messages)
        if (sender !== memberId && state === 'sent')
          add({ siteId, memberId, sender, conversation, until: Number(id), isLate: false });
    },
    async flush({ siteId, memberId }) {
      // What it could not write waits again.
      await lastWrite.catch(() => {});
      const arrivals = [...waiting.values()].filter((arrival) => arrival.memberId === memberId);
      if (arrivals.length === 0) return;
      for (const { conversation } of arrivals) waiting.delete(`${memberId} ${conversation}`);
      if (waiting.size === 0) clearTimeout(timer);
      // Waits for locked senders, because the change does not wait for the next attempt.
      const late = arrivals.map((arrival) => ({ ...arrival, isLate: true }));
      await writeSome(siteId, late).catch((error: unknown) => {
        late.forEach(add);
        throw error;
      });
    },
  };
}
