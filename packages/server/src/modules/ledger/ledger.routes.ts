import { calls, STATEMENT_PAGE, type StatementEntry } from '@meetcute/contract';
import type { Routes } from '../../http/call-context.ts';
import { growingCursor } from '../../http/growing-id.ts';
import { readStatement, type StatementRow } from './statement.repository.ts';

/** Kinds of entries whose subject is an order, or `<order>/<return>`. */
const OF_ORDERS: readonly StatementRow['kind'][] = ['payment', 'return', 'reversal'];

const entryOf = ({ number, at, kind, subject, credits, balance, partner }: StatementRow): StatementEntry => ({
  number: String(number),
  at: at.toISOString(),
  // Money that is here again pays the order again.
  kind: kind === 'reversal' ? 'payment' : kind,
  credits,
  balance,
  transaction: OF_ORDERS.includes(kind) ? (subject.split('/')[0] ?? null) : null,
  partner,
});

/** Statement of a member's credits. */
export const ledgerRoutes: Routes = (mount, { db }) => {
  mount(calls.getStatement, async ({ site, user, now, query: { before } }) => {
    const page = { memberId: user.id, now, before: growingCursor(before), limit: STATEMENT_PAGE + 1 };
    const rows = await readStatement(db, site.id, page);
    const entries = rows.slice(0, STATEMENT_PAGE).map(entryOf);
    return { entries, before: rows.length > STATEMENT_PAGE ? (entries.at(-1)?.number ?? null) : null };
  });
};
