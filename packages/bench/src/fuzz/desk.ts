import { openDatabase } from '@meetcute/server';
import { CROWD_SITE, hash, idOf } from '../stream/crowd.ts';

/** Accounts of the staff that have sessions. The last one has still to type its code. */
export const staffCount = 20;

/** Returns the session cookie of the nth account of the staff, from 1 on. */
export const cookieOfStaff = (n: number): string => `staff=desk-${n}`;

const rows = (count: number, rowOf: (n: number) => string) =>
  Array.from({ length: count }, (_, index) => rowOf(index + 1)).join(', ');

/**
 * Gives the desk something to do: accounts of the staff with sessions, and members from number `first` on who have reports,
 * new photos, and accounts to manage, all with the ids of the members, so that a generated id finds one of each.
 */
export async function fillDesk(databaseUrl: string, first: number, count: number): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl });
  const ids = `from generate_series(${first}, ${first + count - 1}) n`;
  const account = (id: string, role: string) =>
    `('${id}', '${id}@staff.example', '${id}@staff.example', '${id}', '${id}', '${role}', 'none', 'GEZDGNBVGY3TQOJQ', now())`;
  try {
    const insert =
      'insert into staff (id, email, email_key, name, name_key, role, password_hash, totp_secret, created_at)';
    await db.execute(
      `${insert} values ${rows(staffCount, (n) => account(`staff-${n}`, n % 4 === 0 ? 'moderator' : 'admin'))}`,
    );
    await db.execute(`${insert} values ${rows(100, (n) => account(idOf(first + n), 'moderator'))}`);
    await db.execute(`
      insert into staff_sessions (id, token_hash, staff_id, awaits, created_at, last_seen_at)
      values ${rows(staffCount, (n) => `('d-${n}', '${hash(`desk-${n}`)}', 'staff-${n}', ${n === staffCount ? "'code'" : 'null'}, now(), now())`)}`);
    await db.execute(`
      insert into reports (id, site_id, profile_id, profile_name, category, text, created_at)
      select 'crowd-' || n, '${CROWD_SITE}', 'crowd-' || n, 'Member ' || n, 'other', 'A report.', now() ${ids}`);
    await db.execute(`
      insert into photos (id, site_id, member_id, position, thumb_filename, created_at)
      select 'crowd-' || n, '${CROWD_SITE}', 'crowd-' || n, 0, 'none', now() ${ids}`);
    await db.execute(`
      insert into photo_queue (photo_id, site_id, uploaded_at) select id, site_id, created_at from photos
      where id like 'crowd-%'`);
  } finally {
    await close();
  }
}
