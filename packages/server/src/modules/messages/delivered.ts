import type { Message } from '@meetcute/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Background } from '../../background.ts';
import type { Transaction } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import type { Clock } from '../../ports/ports.ts';
import { isBlockBetween } from '../blocks/blocks.repository.ts';
import { participations } from '../chats/chats.table.ts';
import { appendToLogs, lockMembers, type Recipient } from '../events/append-event.ts';
import { changeUnder, type ChangeServices } from '../events/change.ts';
import { members } from '../members/members.table.ts';

/** Milliseconds in which messages that arrive are written down together: a conversation is often read by then. */
const PAUSE = 1000;

interface DeliveredServices extends ChangeServices {
  clock: Clock;
  background: Background;
}

/** Keeps how far conversations have reached a browser of those who were written to. */
export interface Delivered {
  /** Messages have gone out to a member; their own, and what was read, count for nothing. */
  note(reader: Recipient, messages: readonly Message[]): void;
}

interface Arrival extends Recipient {
  sender: string;
  conversation: string;
  until: number;
  /** Whether its sender was writing when it was to be noted; then they are waited for. */
  isLate: boolean;
}

/** Conversations that are written down in one transaction, which holds the locks of their senders. */
const TOGETHER = 100;

const p = sql.placeholder;

/** Of two who have blocked each other since, no log says anything more. */
const note = statement(
  'note_arrivals',
  {
    memberId: participations.memberId,
    conversation: participations.conversationId,
    sender: participations.otherId,
    until: participations.deliveredUntil,
  },
  (columns) => sql`
    update ${participations} set delivered_until = arrived.until
    from unnest(${p('members')}::text[], ${p('conversations')}::text[], ${p('untils')}::bigint[])
      as arrived (member, conversation, until)
    where ${participations.siteId} = ${p('site')} and ${participations.conversationId} = arrived.conversation
      and ${participations.memberId} = arrived.member
      and delivered_until < arrived.until and read_until < arrived.until
      and not ${isBlockBetween(p('site'), participations.memberId, participations.otherId)}
    returning ${columns}`,
);

/** Takes the locks of those members that nobody else holds, so that nobody who writes has to wait for this. */
const lockIdle = (tx: Transaction, siteId: string, ids: readonly string[]): Promise<{ id: string }[]> =>
  tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.siteId, siteId), inArray(members.id, [...ids])))
    .for('update', { skipLocked: true });

/** Takes note of what is news, and tells the senders; what was read has told them more than that. */
async function write(tx: Transaction, siteId: string, arrivals: readonly Arrival[], now: Date) {
  const rows = await note(tx, {
    site: siteId,
    members: arrivals.map(({ memberId }) => memberId),
    conversations: arrivals.map(({ conversation }) => conversation),
    untils: arrivals.map(({ until }) => until),
  });
  const bySender = Map.groupBy(rows, ({ sender }) => sender);
  const logs = [...bySender].map(([sender, events]) => ({
    memberId: sender,
    events: events.map(({ memberId, conversation, until }) => ({
      type: 'delivered' as const,
      data: { conversation, reader: memberId, delivered_until: String(until) },
    })),
  }));
  if (logs.length > 0) await appendToLogs(tx, siteId, logs, now);
}

/** Tells senders that their messages have arrived; what a stopping server has not written down yet is noted when it is read. */
export function createDelivered(services: DeliveredServices): Delivered {
  const waiting = new Map<string, Arrival>();
  let timer: NodeJS.Timeout | undefined;

  const add = (arrival: Arrival) => {
    if (services.notifier.closed.aborted) return;
    const key = `${arrival.memberId} ${arrival.conversation}`;
    const until = Math.max(arrival.until, waiting.get(key)?.until ?? 0);
    if (waiting.size === 0)
      timer = setTimeout(() => services.background.run('Noting what has arrived', flush), PAUSE);
    const isLate = arrival.isLate || waiting.get(key)?.isLate === true;
    waiting.set(key, { ...arrival, until, isLate });
  };

  const writeSome = (siteId: string, some: readonly Arrival[]): Promise<void> => {
    const senders = new Set(some.map(({ sender }) => sender));
    const isLate = some.some((arrival) => arrival.isLate);
    const lock = (tx: Transaction) => (isLate ? lockMembers : lockIdle)(tx, siteId, [...senders]);
    return changeUnder(services, lock, async (tx, locked) => {
      const found = new Set(locked.map(({ id }) => id));
      const now = some.filter(({ sender }) => found.has(sender));
      if (now.length > 0) await write(tx, siteId, now, services.clock.now());
      // Senders who are just writing are told next time, of what arrives meanwhile too.
      if (!isLate)
        some.filter(({ sender }) => !found.has(sender)).forEach((each) => add({ ...each, isLate: true }));
    });
  };

  const flush = async () => {
    const arrivals = [...waiting.values()];
    waiting.clear();
    for (const all of Map.groupBy(arrivals, ({ siteId, isLate }) => `${isLate} ${siteId}`).values())
      for (let start = 0; start < all.length; start += TOGETHER)
        await writeSome(all[0]!.siteId, all.slice(start, start + TOGETHER));
  };

  services.notifier.closed.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return {
    note({ siteId, memberId }, messages) {
      for (const { id, conversation, sender, state } of messages)
        if (sender !== memberId && state === 'sent')
          add({ siteId, memberId, sender, conversation, until: Number(id), isLate: false });
    },
  };
}
