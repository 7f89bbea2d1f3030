import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../members/members.table.ts';

/** Prices at which products were offered to everybody, each until the next one of its product and currency. */
export const offeredPrices = pgTable(
  'offered_prices',
  {
    siteId: text('site_id').notNull(),
    /** Id of the product in the shop of the site. */
    product: text().notNull(),
    currency: text().notNull(),
    since: instantColumn('since').notNull(),
    /** Price with tax, in the minor unit of the currency. */
    amount: integer().notNull(),
    /** Whether a time bonus reduced it. */
    isReduced: boolean('is_reduced').notNull(),
  },
  (t) => [primaryKey({ columns: [t.siteId, t.product, t.currency, t.since] })],
);
