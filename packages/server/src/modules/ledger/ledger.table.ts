import type { LedgerAccount } from '@meetcute/core';
import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn, members } from '../members/members.table.ts';

/**
 * Entries of the ledger: each is one fact, such as a paid message. Rows are only inserted; a mistake is corrected by
 * another entry. They outlive the member, because accounts must be kept longer than profiles.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteId: text('site_id').notNull(),
    /** The member whose wallet the entry concerns; null once the account is erased. */
    memberId: text('member_id').references(() => members.id, { onDelete: 'set null' }),
    kind: text({
      enum: ['opening', 'message', 'undelivered', 'payment', 'return', 'reversal', 'correction'],
    }).notNull(),
    /**
     * Subject of the entry, unique for its kind, so that nothing is posted twice: a message
     * (`<conversation>/<message>`), an order, a later return of one (`<order>/<return>`), or the member of an opening balance.
     */
    subject: text().notNull(),
    /** Reason of a correction, a return or a reversal, in the words of its author. */
    reason: text(),
    /** Operator who made the entry, or `payment provider`. */
    author: text(),
    at: instantColumn('at').notNull(),
  },
  (t) => [
    uniqueIndex('ledger_entries_subject').on(t.siteId, t.kind, t.subject),
    index('ledger_entries_member').on(t.siteId, t.memberId, t.id),
  ],
);

/** Amounts that entries add to accounts, or take from them. Those of an entry sum to zero in each unit. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerEntries.id),
    account: text().$type<LedgerAccount>().notNull(),
    /** `credits`, or the currency whose minor unit the amount counts. */
    unit: text().notNull(),
    amount: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.entryId, t.account, t.unit] })],
);

/** A row of `ledger_entries`. */
export type LedgerEntry = typeof ledgerEntries.$inferSelect;
