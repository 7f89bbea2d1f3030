import { type Database, openDatabase } from '@meetcute/server';
import { createHash } from 'node:crypto';

/** The site of the demo that the crowd belongs to. */
const SITE = 'classic';

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** The cookie by which the nth member of the crowd is logged in, from 1 on. */
export const cookieOfMember = (n: number): string => `session=bench-${n}; visitor=bench-${n}`;

/** The id of the nth member of the crowd. */
export const idOf = (n: number): string => `crowd-${n}`;

const insert = (db: Database, from: number, to: number) =>
  db.execute(`
    insert into members (id, site_id, email, email_key, password_hash, name, gender, date_of_birth, country, created_at,
      last_active_at)
    select 'crowd-' || n, '${SITE}', n || '@crowd.example', n || '@crowd.example', 'none', 'Member ' || n, 'x',
      date '1990-01-01', 'NL', now(), now()
    from generate_series(${from}, ${to}) n`);

/** Puts so many logged-in members into the database of a running host: signing up would cost a password hash each. */
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

/** Counts all tables, which a PostgreSQL does by itself within a minute of what has changed, and plans by it from then on. */
export async function countTables(databaseUrl: string): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl });
  try {
    await db.execute('vacuum analyze');
  } finally {
    await close();
  }
}
