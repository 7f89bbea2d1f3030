import { and, desc, eq, getTableColumns, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database.ts';
import { statement } from '../../database/statement.ts';
import { deleteStoredLogins } from '../../http/idempotency.repository.ts';
import { isActiveMember } from '../members/active-member.repository.ts';
import { type Member, members } from '../members/members.table.ts';
import { deleteKnownBrowsers } from './known-browsers.repository.ts';
import { isSessionOpen } from './open-session.repository.ts';
import { REPLACED_TOKEN_TIME_MS, sessionEnd } from './sessions.rules.ts';
import { type SessionRow, sessions } from './sessions.table.ts';

const p = sql.placeholder;

/** Creates the statement that reads open sessions with their members. */
const reading = (name: string, condition: SQL) =>
  statement(
    name,
    { session: getTableColumns(sessions), member: getTableColumns(members) },
    (columns) => sql`
    select ${columns} from ${sessions}
    join ${members} on ${members.id} = ${sessions.memberId} and ${members.siteId} = ${sessions.siteId}
    where ${sessions.siteId} = ${p('site')} and ${condition}
      and ${isSessionOpen(p('now'))} and ${isActiveMember(p('now'))}`,
  );

const find = reading('find_session', sql`${sessions.tokenHash} = ${p('token')}`);

const findReplaced = reading(
  'find_replaced_session',
  sql`${sessions.replacedTokenHash} = ${p('token')} and ${sessions.tokenReplacedAt} > ${p('after')}::timestamptz`,
);

/**
 * Returns the session of a token with its member; null when it ended, expired, or belongs to another site.
 */
export async function findSession(
  db: Executor,
  siteId: string,
  tokenHash: string,
  now: Date,
): Promise<{ session: SessionRow; member: Member } | null> {
  const rows = await find(db, { site: siteId, token: tokenHash, now: now.toISOString() });
  return rows[0] ?? null;
}

/** Returns the session whose token was replaced a moment ago, with its member; null without one. */
export async function findReplacedSession(
  db: Executor,
  siteId: string,
  tokenHash: string,
  now: Date,
): Promise<{ session: SessionRow; member: Member } | null> {
  const cutoff = new Date(now.getTime() - REPLACED_TOKEN_TIME_MS).toISOString();
  const rows = await findReplaced(db, {
    site: siteId,
    token: tokenHash,
    now: now.toISOString(),
    after: cutoff,
  });
  return rows[0] ?? null;
}

const insert = statement(
  'insert_session',
  { id: sessions.id },
  (columns) => sql`
    with member as (
      select id from ${members}
      where ${members.siteId} = ${p('siteId')} and ${members.id} = ${p('memberId')} and ${isActiveMember(p('now'))}
        and (${p('passwordHash')}::text is null or ${members.passwordHash} = ${p('passwordHash')})
      for share)
    insert into ${sessions} (id, token_hash, site_id, member_id, user_agent, created_at, last_seen_at, expires_at)
    select ${p('id')}, ${p('tokenHash')}, ${p('siteId')}, id, ${p('userAgent')},
      ${p('createdAt')}::timestamptz, ${p('lastSeenAt')}::timestamptz, ${p('expiresAt')}::timestamptz
    from member
    returning ${columns}`,
);

/**
 * Inserts a session. Waits for a change of the member that is under way. Returns false when the member is suspended or
 * deleted then, or when a given hash is not that of the password any more.
 */
export async function insertSession(
  db: Executor,
  row: SessionRow,
  passwordHash: string | undefined,
  now: Date,
): Promise<boolean> {
  const times = {
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    now: now.toISOString(),
  };
  return (await insert(db, { ...row, ...times, passwordHash: passwordHash ?? null })).length > 0;
}

/** Updates the last use and the end of a session, and the activity of its member. */
export async function touchSession(db: Executor, session: SessionRow, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: sessionEnd(session.createdAt, now) })
    .where(and(eq(sessions.siteId, session.siteId), eq(sessions.id, session.id)));
  await db
    .update(members)
    .set({ lastActiveAt: now })
    .where(and(eq(members.siteId, session.siteId), eq(members.id, session.memberId)));
}

/** Replaces the token of a session. Returns false when the session has ended. */
export async function replaceToken(
  tx: Transaction,
  { siteId, id, tokenHash: replacedTokenHash }: Pick<SessionRow, 'siteId' | 'id' | 'tokenHash'>,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .update(sessions)
    .set({ tokenHash, replacedTokenHash, tokenReplacedAt: now })
    .where(and(eq(sessions.siteId, siteId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Returns the open sessions of a member, most recently used first. */
export const listSessions = (
  db: Executor,
  siteId: string,
  memberId: string,
  now: Date,
): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.siteId, siteId), eq(sessions.memberId, memberId), isSessionOpen(now.toISOString())),
    )
    .orderBy(desc(sessions.lastSeenAt));

/** Ends one session of a member. Returns whether there was one. */
export async function deleteSession(
  db: Executor,
  siteId: string,
  memberId: string,
  id: string,
): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.siteId, siteId), eq(sessions.memberId, memberId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/**
 * Ends all sessions of a member, including those that a repeated login would reopen, and removes all known
 * browsers.
 */
export async function deleteAllSessions(db: Executor, siteId: string, memberId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.siteId, siteId), eq(sessions.memberId, memberId)));
  await deleteStoredLogins(db, siteId, memberId);
  await deleteKnownBrowsers(db, { siteId, memberId }, null);
}

/** Ends all sessions of a member except one. */
export async function deleteOtherSessions(
  db: Executor,
  siteId: string,
  memberId: string,
  keep: string,
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.siteId, siteId), eq(sessions.memberId, memberId), ne(sessions.id, keep)));
}

/** Prevents a session from ending before the transaction does. Returns false when it has ended already. */
export async function lockSession(tx: Transaction, siteId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.siteId, siteId), eq(sessions.id, id)))
    .for('key share');
  return rows.length > 0;
}

/** Removes expired sessions with the push subscriptions of their browsers. */
export async function removeExpiredSessions(db: Executor, siteId: string, now: Date): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.siteId, siteId), lte(sessions.expiresAt, now)));
}
