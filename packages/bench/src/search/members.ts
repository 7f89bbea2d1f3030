import { type Database, takeInChanges } from '@meetcute/server';

/** Site of the members, and the member who searches. */
export const SITE = 'bench';
export const VIEWER = 'm1';

/** Returns SQL that inserts members with numbered IDs. */
const rowsOf = (first: number, last: number) => `
  insert into members (id, site_id, email, email_key, password_hash, name, gender, date_of_birth, country, countryregion,
    created_at, last_active_at, deleted_at)
  select 'm' || n, '${SITE}', n || '@example.com', n || '@example.com', 'none', 'Member ' || n,
    (array['f', 'm', 'f', 'm', 'f', 'm', 'f', 'm', 'x', null])[1 + abs(hashint4(n)::bigint) % 10],
    case when n % 40 = 39 then null else date '2008-11-01' - (abs(hashint4(n + 1)::bigint) % 19000)::int end,
    c.country, c.country || '-' || abs(hashint4(n + 2)::bigint) % 12,
    now() - interval '1 year', now() - abs(hashint4(n + 3)::bigint) % 7776000 * interval '1 second' - interval '1 minute',
    case when n % 100 = 99 then now() end
  from generate_series(${first}, ${last}) n,
    lateral (select (array['NL', 'NL', 'NL', 'BE', 'BE', 'DE'])[1 + abs(hashint4(n + 4)::bigint) % 6] as country) c`;

/** SQL that inserts blocks between the viewer and twenty others, in both directions. */
const BLOCKS = `
  insert into blocks (site_id, blocker_id, blocked_id, created_at)
  select '${SITE}', case when n % 2 = 0 then '${VIEWER}' else 'm' || n * 7 end,
    case when n % 2 = 0 then 'm' || n * 7 else '${VIEWER}' end, now()
  from generate_series(1, 20) n`;

/** Adds members up to a number, updates the counts and the database's statistics. */
export async function fillUp(db: Database, currentCount: number, targetCount: number): Promise<void> {
  await db.execute(rowsOf(currentCount + 1, targetCount));
  if (currentCount === 0) await db.execute(BLOCKS);
  await takeInChanges(db);
  for (const table of ['members', 'search_counts', 'search_count_changes', 'blocks'])
    await db.execute(`vacuum analyze ${table}`);
}
