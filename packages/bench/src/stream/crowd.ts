import { type Database, openDatabase } from '@meetcute/server';
import { createHash } from 'node:crypto';

/** Demo site of the generated members. */
const SITE = 'classic';

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Returns the session cookie of the nth generated member, from 1 on. */
export const cookieOfMember = (n: number): string => `session=bench-${n}; visitor=bench-${n}`;

/** Returns the ID of the nth generated member. */
export const idOf = (n: number): string => `crowd-${n}`;

const insert = (db: Database, from: number, to: number) =>
  db.execute(`
    insert into members (id, site_id, email, email_key, password_hash, name, gender, date_of_birth, country, created_at,
      last_active_at)
    select 'crowd-' || n, '${SITE}', n || '@crowd.example', n || '@crowd.example', 'none', 'Member ' || n, 'x',
      date '1990-01-01', 'NL', now(), now()
    from generate_series(${from}, ${to}) n`);

/**
 * Inserts logged-in members into the database of a running host, because signing up would cost a password
 * hash each.
 */
export async function fillWithCrowd(databaseUrl: string, size: number): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl });
  try {
    await insert(db, 1, size);
    for (let from = 1; from <= size; from += 500) {
      const rows = Array.from({ length: Math.min(500, size - from + 1) }, (_, index) => {
        const n = from + index;
        return `('s-${n}', '${hash(`bench-${n}`)}', '${SITE}', '${idOf(n)}', now(), now(), now() + interval '30 days')`;
      });
      await db.execute(`
        insert into sessions (id, token_hash, site_id, member_id, created_at, last_seen_at, expires_at)
        values ${rows.join(', ')}`);
    }
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
