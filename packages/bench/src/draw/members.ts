import { type Database, takeInChanges } from '@meetcute/server';
import { createHash } from 'node:crypto';

/** Number of members, and of those who take turns. Each has a limit of searches. */
const MEMBERS = 10_000;
const VIEWERS = 200;
const SITE = 'classic';

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Returns the session cookie of the viewer whose turn it is. */
export const cookieOf = (turn: number): string => {
  const n = 1 + (turn % VIEWERS);
  return `session=draw-${n}; visitor=draw-${n}`;
};

const people = `
  insert into members (id, site_id, email, email_key, password_hash, name, gender, date_of_birth, country, countryregion, city,
    created_at, last_active_at, personal)
  select 'm' || n, '${SITE}', n || '@example.com', n || '@example.com', 'none', 'Member ' || n,
    (array['f', 'm', 'f', 'm', 'f', 'm', 'f', 'm', 'x', null])[1 + abs(hashint4(n)::bigint) % 10],
    date '2005-11-01' - (abs(hashint4(n + 1)::bigint) % 17000)::int, c.country, c.country || '-' || n % 12, 'Utrecht',
    now() - interval '1 year', now() - abs(hashint4(n + 3)::bigint) % 7776000 * interval '1 second' - interval '1 minute',
    '{"about": "Likes long walks, cooking for friends and quiet evenings."}'
  from generate_series(1, ${MEMBERS}) n,
    lateral (select (array['NL', 'NL', 'NL', 'BE', 'BE', 'DE'])[1 + abs(hashint4(n + 4)::bigint) % 6] as country) c`;

const photos = `
  insert into photos (id, site_id, member_id, position, thumb_filename, sizes, created_at)
  select 'p' || n || '-' || k, '${SITE}', 'm' || n, k, 'p' || n || '-' || k || '.jpg',
    '[{"width": 320, "webp": "a-320.webp", "avif": "a-320.avif"}, {"width": 640, "webp": "a-640.webp", "avif": "a-640.avif"}]',
    now()
  from generate_series(1, ${MEMBERS}) n, generate_series(0, 2) k where n % 4 <> 0`;

const blocks = `
  insert into blocks (site_id, blocker_id, blocked_id, created_at)
  select '${SITE}', 'm' || 1 + n % 50, 'm' || n * 7 + 60, now() from generate_series(1, 500) n`;

/** Fills a database with members who have photos, and logs some of them in. */
export async function fill(db: Database): Promise<void> {
  for (const statement of [people, photos, blocks]) await db.execute(statement);
  const sessions = Array.from(
    { length: VIEWERS },
    (_, index) =>
      `('s${index + 1}', '${hash(`draw-${index + 1}`)}', '${SITE}', 'm${index + 1}', now(), now(), now() + interval '30 days')`,
  );
  await db.execute(`
    insert into sessions (id, token_hash, site_id, member_id, created_at, last_seen_at, expires_at)
    values ${sessions.join(', ')}`);
  await takeInChanges(db);
  await db.execute('vacuum analyze');
}
