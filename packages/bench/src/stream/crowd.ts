import { type Database, type DatabaseLocation, openDatabase } from '@meetcute/server';
import { createHash } from 'node:crypto';

/** Demo site of the generated members. */
export const CROWD_SITE = 'classic';

/** Returns the hash under which a session's token is stored. */
export const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Returns the session cookie of the nth generated member, from 1 on. */
export const cookieOfMember = (n: number): string => `session=bench-${n}; visitor=bench-${n}`;

/** Returns the ID of the nth generated member. */
export const idOf = (n: number): string => `crowd-${n}`;

const insert = (db: Database, site: string, first: number, last: number) =>
  db.execute(`
    insert into members (id, site_id, email, email_key, password_hash, name, gender, date_of_birth, country, created_at,
      last_active_at)
    select 'crowd-' || n, '${site}', n || '@crowd.example', n || '@crowd.example', 'none', 'Member ' || n, 'x',
      date '1990-01-01', 'NL', now(), now()
    from generate_series(${first}, ${last}) n`);

const locationOf = (place: string | DatabaseLocation): DatabaseLocation =>
  typeof place === 'string' ? { databaseUrl: place } : place;

/**
 * Inserts logged-in members into the database of a running host, because signing up would cost a password
 * hash each. They are the members from number `first` on, by default from 1 on the site of the other sections.
 * A text as place is the URL of a PostgreSQL.
 */
export async function fillWithCrowd(
  place: string | DatabaseLocation,
  size: number,
  { site = CROWD_SITE, first = 1 }: { site?: string; first?: number } = {},
): Promise<void> {
  const { db, close } = await openDatabase(locationOf(place));
  const last = first + size - 1;
  try {
    await insert(db, site, first, last);
    for (let start = first; start <= last; start += 500) {
      const rows = Array.from({ length: Math.min(500, last - start + 1) }, (_, index) => {
        const n = start + index;
        return `('s-${n}', '${hash(`bench-${n}`)}', '${site}', '${idOf(n)}', now(), now(), now() + interval '30 days')`;
      });
      await db.execute(`
        insert into sessions (id, token_hash, site_id, member_id, created_at, last_seen_at, expires_at)
        values ${rows.join(', ')}`);
    }
  } finally {
    await close();
  }
}

/** Gives all members of a site credits, with the entries of the ledger. */
export async function giveCredits(
  place: string | DatabaseLocation,
  site: string,
  credits: number,
): Promise<void> {
  const { db, close } = await openDatabase(locationOf(place));
  try {
    await db.execute(`
      with entries as (
        insert into ledger_entries (site_id, member_id, kind, subject, at)
        select site_id, id, 'opening', id, now() from members where site_id = '${site}'
        returning id
      )
      insert into ledger_postings (entry_id, account, unit, amount)
      select id, account, 'credits', amount
      from entries, (values ('wallet', ${credits}), ('issued', -${credits})) as posting (account, amount)`);
    await db.execute(`update members set credits = ${credits} where site_id = '${site}'`);
  } finally {
    await close();
  }
}

/**
 * Analyzes all tables, as PostgreSQL does itself within a minute of changes, so that its plans use current
 * statistics.
 */
export async function countTables(databaseUrl: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl });
  try {
    await db.execute('vacuum analyze');
  } finally {
    await close();
  }
}
