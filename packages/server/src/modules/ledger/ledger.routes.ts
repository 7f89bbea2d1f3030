import { calls, type StatementEntry } from '@meetcute/contract';
import type { Routes } from '../../http/call-context.ts';
import { readStatement, type StatementRow } from './statement.repository.ts';

/** Entries of a page of the statement. */
const PAGE = 50;

const entryOf = ({ number, at, kind, subject, credits, balance, partner }: StatementRow): StatementEntry => ({
  number: String(number),
  at: at.toISOString(),
  kind,
  credits,
  balance,
  transaction: kind === 'payment' || kind === 'return' ? subject : null,
  partner,
});

/** Statement of a member's credits. */
export const ledgerRoutes: Routes = (mount, { db }) => {
  mount(calls.getStatement, async ({ site, user, query: { before } }) => {
    const rows = await readStatement(db, site.id, { memberId: user.id, before, limit: PAGE + 1 });
    const entries = rows.slice(0, PAGE).map(entryOf);
    return { entries, before: rows.length > PAGE ? (entries.at(-1)?.number ?? null) : null };
  });
};
