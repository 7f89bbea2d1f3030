import { type DatabaseLocation, openDatabase } from '@meetcute/server';
import { CREDITS, MESSAGE_PRICE, SITE } from './site.ts';
import { kinds, type Truth, type WorkKind } from './truth.ts';
import { BOUGHT } from './writers.ts';

/** Result of comparing acknowledged work with the database. */
export interface Comparison {
  kind: WorkKind;
  acknowledged: number;
  /** Acknowledged, but not there. */
  lost: number;
  /** There more than once. */
  doubled: number;
  /** There without an acknowledgement. */
  unknown: number;
}

/** Names of stored work, by kind; each row is one time that it was done. */
const queries: Readonly<Record<WorkKind, readonly string[]>> = {
  message: [`select text as name from messages where site_id = '${SITE}'`],
  // A like has a row and an event for the liked member.
  like: [
    `select liker_id || ' ' || liked_id as name from likes where site_id = '${SITE}'`,
    `select (data->>'id') || ' ' || member_id as name from events where type = 'liked_by'`,
  ],
  'sign-up': [`select email as name from members where email not like '%@crowd.example'`],
  order: [`select id as name from orders`],
  // A payment is an entry in the ledger.
  payment: [`select member_id || ' ' || subject as name from ledger_entries where kind = 'payment'`],
  upload: [`select member_id as name from photos`],
};

/** Compares names that were acknowledged with those that are stored; a name may be acknowledged several times. */
export function compareNames(
  acknowledgements: readonly string[],
  storedNames: readonly string[],
): Omit<Comparison, 'kind'> {
  const balance = new Map<string, number>();
  const acknowledgedNames = new Set(acknowledgements);
  for (const name of acknowledgements) balance.set(name, (balance.get(name) ?? 0) - 1);
  for (const name of storedNames) balance.set(name, (balance.get(name) ?? 0) + 1);
  const counts = { acknowledged: acknowledgements.length, lost: 0, doubled: 0, unknown: 0 };
  for (const [name, count] of balance) {
    if (count < 0) counts.lost -= count;
    else counts[acknowledgedNames.has(name) ? 'doubled' : 'unknown'] += count;
  }
  return counts;
}

/** Compares acknowledged work with the database of a host that has stopped, or is idle. */
export async function compare(location: DatabaseLocation, truth: Truth): Promise<Comparison[]> {
  const { db, close } = await openDatabase(location);
  const readRows = async <T>(sql: string) => ((await db.execute(sql)) as unknown as { rows: T[] }).rows;
  try {
    const results: Comparison[] = [];
    for (const kind of kinds) {
      for (const query of queries[kind]) {
        const storedNames = (await readRows<{ name: string }>(query)).map(({ name }) => name);
        results.push({ kind, ...compareNames(truth.done[kind], storedNames) });
      }
    }
    return results;
  } finally {
    await close();
  }
}

/** Returns how many members have other credits than they must have: what they bought, less what they wrote. */
export async function wrongWallets(location: DatabaseLocation, truth: Truth): Promise<number> {
  const { db, close } = await openDatabase(location);
  try {
    const { rows } = (await db.execute(`
      select members.id, members.credits, sum(amount)::int as wallet
      from members
      join ledger_entries on ledger_entries.member_id = members.id
      join ledger_postings on entry_id = ledger_entries.id and account = 'wallet'
      where members.email like '%@crowd.example' group by members.id`)) as unknown as {
      rows: { id: string; credits: number; wallet: number }[];
    };
    const expected = new Map<string, number>();
    const add = (id: string, credits: number) => expected.set(id, (expected.get(id) ?? 0) + credits);
    for (const payment of truth.done.payment) add(payment.split(' ')[0] ?? '', BOUGHT);
    for (const text of truth.done.message) add(`crowd-${text.split('-')[1]}`, -MESSAGE_PRICE);
    return rows.filter(({ id, credits, wallet }) => {
      const right = CREDITS + (expected.get(id) ?? 0);
      return credits !== right || wallet !== right;
    }).length;
  } finally {
    await close();
  }
}
