import { type Posting, walletBalance } from '@meetcute/core';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { participations } from '../chats/chats.table.ts';
import { members } from '../members/members.table.ts';
import { messages } from '../messages/messages.table.ts';
import { type LedgerEntry, ledgerEntries, ledgerPostings } from './ledger.table.ts';

/** An entry to post, about the wallet of a member. */
export type NewEntry = Pick<LedgerEntry, 'siteId' | 'kind' | 'subject' | 'at'> & {
  memberId: string;
  /** Reason and author of a correction. Default: none. */
  reason?: string;
  author?: string;
};

const p = sql.placeholder;

const post = statement(
  'post_entry',
  { credits: members.credits },
  (columns) => sql`
    with entry as (
      insert into ${ledgerEntries} (site_id, member_id, kind, subject, reason, author, at)
      select site_id, id, ${p('kind')}, ${p('subject')}, ${p('reason')}, ${p('author')}, ${p('at')}::timestamptz
      from ${members}
      where ${members.siteId} = ${p('site')} and ${members.id} = ${p('member')}
        and ${members.credits} + ${p('wallet')}::integer >= 0
      on conflict do nothing
      returning id
    ), posted as (
      insert into ${ledgerPostings} (entry_id, account, unit, amount)
      select entry.id, "account", "unit", "amount"
      from entry, jsonb_to_recordset(${p('postings')}::jsonb) as posting ("account" text, "unit" text, "amount" integer)
    )
    update ${members} set credits = ${members.credits} + ${p('wallet')}::integer
    where ${members.siteId} = ${p('site')} and ${members.id} = ${p('member')} and exists (select from entry)
    returning ${columns}`,
);

/**
 * Posts an entry with its postings and changes the member's credits by what they do to the wallet. Returns the new
 * credits; null, without any change, when the wallet would fall below zero or the entry was posted before. The caller
 * must have locked the member.
 */
export async function postEntry(
  tx: Transaction,
  { siteId, memberId, kind, subject, at, reason = undefined, author = undefined }: NewEntry,
  postings: readonly Posting[],
): Promise<number | null> {
  const rows = await post(tx, {
    site: siteId,
    member: memberId,
    kind,
    subject,
    reason: reason ?? null,
    author: author ?? null,
    at: at.toISOString(),
    wallet: walletBalance(postings),
    postings: JSON.stringify(postings),
  });
  return rows[0]?.credits ?? null;
}

/** Posts an entry about no wallet, such as money of an erased account. Does nothing if it was posted before. */
export async function postMoney(
  tx: Transaction,
  entry: Omit<NewEntry, 'memberId'>,
  postings: readonly Posting[],
): Promise<void> {
  const [newEntry] = await tx
    .insert(ledgerEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: ledgerEntries.id });
  if (newEntry && postings.length > 0)
    await tx.insert(ledgerPostings).values(postings.map((posting) => ({ entryId: newEntry.id, ...posting })));
}

/** Subject of the entry of a paid message. */
export const messageSubject = (conversation: string, message: number): string => `${conversation}/${message}`;

/** A paid message with the subject of its entry and its price in credits. */
export interface PaidMessage {
  senderId: string;
  conversation: string;
  id: number;
  subject: string;
  price: number;
}

/** Returns the paid messages to a member that no browser of the member has received, of all senders or one. */
export async function listUndelivered(
  db: Executor,
  siteId: string,
  { recipientId, senderId }: { recipientId: string; senderId?: string },
): Promise<PaidMessage[]> {
  return db
    .select({
      senderId: messages.senderId,
      conversation: messages.conversationId,
      id: messages.id,
      subject: ledgerEntries.subject,
      price: ledgerPostings.amount,
    })
    .from(participations)
    .innerJoin(
      messages,
      and(
        eq(messages.conversationId, participations.conversationId),
        eq(messages.senderId, participations.otherId),
        // A reply reads everything before it, also what no browser has confirmed.
        gt(messages.id, sql`greatest(${participations.deliveredUntil}, ${participations.readUntil})`),
      ),
    )
    .innerJoin(
      ledgerEntries,
      and(
        eq(ledgerEntries.siteId, messages.siteId),
        eq(ledgerEntries.kind, 'message'),
        eq(ledgerEntries.subject, sql`${messages.conversationId} || '/' || ${messages.id}`),
      ),
    )
    .innerJoin(
      ledgerPostings,
      and(eq(ledgerPostings.entryId, ledgerEntries.id), eq(ledgerPostings.account, 'spent')),
    )
    .where(
      and(
        eq(participations.siteId, siteId),
        eq(participations.memberId, recipientId),
        senderId === undefined ? undefined : eq(participations.otherId, senderId),
      ),
    )
    .orderBy(ledgerEntries.id);
}

/** Returns the credits of a member whose money went back after they had been spent. */
export async function lostCredits(db: Executor, siteId: string, memberId: string): Promise<number> {
  const [row] = await db
    .select({ lost: sql`coalesce(-sum(${ledgerPostings.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .innerJoin(
      ledgerPostings,
      and(eq(ledgerPostings.entryId, ledgerEntries.id), eq(ledgerPostings.account, 'lost')),
    )
    .where(and(eq(ledgerEntries.siteId, siteId), eq(ledgerEntries.memberId, memberId)));
  return row?.lost ?? 0;
}

/** An entry of a member's wallet, and what it added to the credits or took from them. */
export type WalletEntry = Pick<LedgerEntry, 'id' | 'kind' | 'subject' | 'reason' | 'author' | 'at'> & {
  credits: number;
};

const { id, kind, subject, reason, author, at } = ledgerEntries;
const walletColumns = { id, kind, subject, reason, author, at, credits: ledgerPostings.amount };
const isWallet = and(eq(ledgerPostings.entryId, id), eq(ledgerPostings.account, 'wallet'));

/** Entries of a wallet to read: the newest, or those before one of them. */
interface WalletPage {
  memberId: string;
  before?: number | undefined;
  limit: number;
}

/** Returns the newest entries of a member's wallet, or those before one of them, newest first. */
export const listEntries = (
  db: Executor,
  siteId: string,
  { memberId, before, limit }: WalletPage,
): Promise<WalletEntry[]> =>
  db
    .select(walletColumns)
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, isWallet)
    .where(
      and(
        eq(ledgerEntries.siteId, siteId),
        eq(ledgerEntries.memberId, memberId),
        before === undefined ? undefined : lt(id, before),
      ),
    )
    .orderBy(desc(id))
    .limit(limit);

/** Returns the correction with a subject, and the member whose wallet it changed; null when there is none. */
export async function findCorrection(
  db: Executor,
  siteId: string,
  reference: string,
): Promise<(WalletEntry & Pick<LedgerEntry, 'memberId'>) | null> {
  const rows = await db
    .select({ ...walletColumns, memberId: ledgerEntries.memberId })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, isWallet)
    .where(and(eq(ledgerEntries.siteId, siteId), eq(kind, 'correction'), eq(subject, reference)));
  return rows[0] ?? null;
}
