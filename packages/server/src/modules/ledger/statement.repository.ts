import { and, desc, eq, lt, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { participations } from '../chats/chats.table.ts';
import { members } from '../members/members.table.ts';
import { isVisibleTo } from '../profile/profile.repository.ts';
import { type LedgerEntry, ledgerEntries, ledgerPostings } from './ledger.table.ts';

/** A change of a wallet: its number among those of the member, and the balance after it. */
export type StatementRow = Pick<LedgerEntry, 'kind' | 'subject' | 'at'> & {
  number: number;
  credits: number;
  balance: number;
  /** Name of the other member of a message; null for one who is not visible, and for other kinds. */
  partner: string | null;
};

/** Changes of a wallet to read, at a time. */
interface StatementPage {
  memberId: string;
  now: Date;
  before: number | null;
  limit: number;
}

/** Returns the newest changes of a member's wallet, or those before one of them, newest first. */
export async function readStatement(
  db: Executor,
  siteId: string,
  { memberId, now, before, limit }: StatementPage,
): Promise<StatementRow[]> {
  const { kind, subject, at, id } = ledgerEntries;
  const { amount } = ledgerPostings;
  // Numbers of the member alone, because those of the ledger would tell how much is sold.
  const changes = db
    .select({
      kind,
      subject,
      at,
      credits: amount,
      number: sql<number>`row_number() over (order by ${id})`.mapWith(Number).as('number'),
      balance: sql<number>`sum(${amount}) over (order by ${id})`.mapWith(Number).as('balance'),
    })
    .from(ledgerEntries)
    .innerJoin(
      ledgerPostings,
      and(eq(ledgerPostings.entryId, id), eq(ledgerPostings.account, 'wallet'), ne(amount, 0)),
    )
    .where(and(eq(ledgerEntries.siteId, siteId), eq(ledgerEntries.memberId, memberId)))
    .as('changes');
  const ofMessage = sql`${changes.kind} in ('message', 'undelivered')
    and ${participations.conversationId} = split_part(${changes.subject}, '/', 1)`;
  return db
    .select({
      kind: changes.kind,
      subject: changes.subject,
      at: changes.at,
      credits: changes.credits,
      number: changes.number,
      balance: changes.balance,
      partner: members.name,
    })
    .from(changes)
    .leftJoin(
      participations,
      and(eq(participations.siteId, siteId), eq(participations.memberId, memberId), ofMessage),
    )
    .leftJoin(
      members,
      and(
        eq(members.id, participations.otherId),
        isVisibleTo({ siteId, viewerId: memberId, now: now.toISOString() }),
      ),
    )
    .where(before === null ? undefined : lt(changes.number, before))
    .orderBy(desc(changes.number))
    .limit(limit);
}
