import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, members } from '../members/members.table.ts';

/** Time bonuses that members have started, each once. They are erased with the account. */
export const discountStarts = pgTable(
  'discount_starts',
  {
    memberId: text('member_id')
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    startedAt: instantColumn('started_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.code] })],
);

/** A row of `discount_starts`. */
export type BonusStart = typeof discountStarts.$inferSelect;
