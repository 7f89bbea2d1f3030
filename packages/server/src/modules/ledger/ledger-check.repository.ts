import { sql } from 'drizzle-orm';
import { statement } from '../../database/statement.ts';
import { members } from '../members/members.table.ts';
import { ledgerEntries, ledgerPostings } from './ledger.table.ts';

const problem = {
  what: sql<'entry' | 'unit' | 'wallet'>`what`,
  name: sql<string>`name`,
  difference: sql<number>`difference`.mapWith(Number),
};

/**
 * Returns what does not add up in the ledger of a site, and by how much: entries and units that do not sum to zero, and
 * members whose credits differ from their wallet. Values: `site`.
 */
export const findLedgerProblems = statement(
  'ledger_problems',
  problem,
  (columns) => sql`
    with posted as (
      select entry.id, entry.member_id, posting.account, posting.unit, posting.amount
      from ${ledgerEntries} as entry join ${ledgerPostings} as posting on posting.entry_id = entry.id
      where entry.site_id = ${sql.placeholder('site')}
    ), wallets as (
      select member_id, sum(amount) as credits from posted where account = 'wallet' group by member_id
    ), problems as (
      select 'entry' as what, id::text as name, sum(amount) as difference from posted
        group by id, unit having sum(amount) <> 0
      union all
      select 'unit', unit, sum(amount) from posted group by unit having sum(amount) <> 0
      union all
      select 'wallet', member.id, member.credits - coalesce(wallets.credits, 0)
        from ${members} as member left join wallets on wallets.member_id = member.id
        where member.site_id = ${sql.placeholder('site')} and member.credits <> coalesce(wallets.credits, 0)
    )
    select ${columns} from problems order by what, name limit 100`,
);
