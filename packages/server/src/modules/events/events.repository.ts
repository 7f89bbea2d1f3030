import type { MemberEvent } from '@meetcute/contract';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { atMost, statement } from '../../database/statement.ts';
import { isActiveMember } from '../members/active-member.repository.ts';
import { members } from '../members/members.table.ts';
import { isSessionOpen } from '../sessions/open-session.repository.ts';
import { sessions } from '../sessions/sessions.table.ts';
import { BATCH, type LogRead } from './event-log.rules.ts';
import { events } from './events.table.ts';

/** Lifetime of an event: 30 days, in milliseconds. */
const EVENT_LIFETIME = 2_592_000_000;

/** Minimum interval between two updates of a member's activity by an open stream, in milliseconds. */
const ACTIVE_EVERY = 60_000;

const isOpenAt = (now: Date) => and(isSessionOpen(now.toISOString()), isActiveMember(now.toISOString()));

const memberOfSession = (siteId: string) =>
  and(eq(members.siteId, siteId), eq(members.id, sessions.memberId));

/** Returns when each of the still open sessions was last used, by the hash of its token. */
export async function openSessions(
  db: Executor,
  siteId: string,
  tokens: readonly string[],
  now: Date,
): Promise<Map<string, Date>> {
  const rows = await db
    .select({ token: sessions.tokenHash, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(members, memberOfSession(siteId))
    .where(and(eq(sessions.siteId, siteId), inArray(sessions.tokenHash, [...tokens]), isOpenAt(now)));
  return new Map(rows.map(({ token, lastSeenAt }) => [token, lastSeenAt]));
}

/** Returns the ids of members' newest events. */
export async function newestIds(
  db: Executor,
  siteId: string,
  memberIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ member: members.id, id: members.eventSeq })
    .from(members)
    .where(and(eq(members.siteId, siteId), inArray(members.id, [...memberIds])));
  return new Map(rows.map(({ member, id }) => [member, id]));
}

/** A reading position. Without a position only the newest id is read. */
interface LogPosition {
  listener: { tokenHash: string };
  position: number | null;
}

const p = sql.placeholder;

const logRead = {
  place: sql<number>`place`.mapWith(Number),
  newest: members.eventSeq,
  id: sql<number | null>`${events.id}`.mapWith(Number),
  type: sql<MemberEvent['type']>`${events.type}`,
  at: sql<Date>`${events.at}`.mapWith(events.at),
  data: sql<unknown>`${events.data}`,
};

const requestedLogs = sql`unnest(${p('tokens')}::text[], ${p('positions')}::bigint[]) with ordinality`;

/** Creates the statement that reads at most `most` logs. */
const reading = (most: number | 'all') =>
  statement(
    `read_logs_${most}`,
    logRead,
    (columns) => sql`
    select ${columns}
    from ${atMost(requestedLogs, most)} as requested (token, position, place)
    join ${sessions} on ${sessions.siteId} = ${p('site')} and ${sessions.tokenHash} = requested.token
      and ${isSessionOpen(p('now'))}
    join ${members} on ${members.siteId} = ${p('site')} and ${members.id} = ${sessions.memberId}
      and ${isActiveMember(p('now'))}
    left join lateral (
      select * from ${events}
      where ${events.siteId} = ${p('site')} and ${events.memberId} = ${members.id} and ${events.id} > requested.position
        and requested.position < ${members.eventSeq} and ${events.at} >= ${p('oldest')}::timestamptz
      order by ${events.id} limit ${sql.raw(String(BATCH))}
    ) as events on true
    order by place, ${events.id}`,
  );

/** Most reads are of one log, or of both logs of a message. */
const [readOne, readBoth, readAll] = [reading(1), reading(2), reading('all')];

/**
 * Reads logs of a site in one statement. Returns the results in the order of `logs`; undefined when the
 * session has ended. Expired events count as removed.
 */
export async function readLogs(
  db: Executor,
  siteId: string,
  logs: readonly LogPosition[],
  now: Date,
): Promise<(LogRead | undefined)[]> {
  const readRows = [undefined, readOne, readBoth][logs.length] ?? readAll;
  const rows = await readRows(db, {
    site: siteId,
    tokens: logs.map(({ listener }) => listener.tokenHash),
    positions: logs.map(({ position }) => position ?? Number.MAX_SAFE_INTEGER),
    now: now.toISOString(),
    oldest: oldest(now).toISOString(),
  });
  const results: ({ newest: number; events: MemberEvent[] } | undefined)[] = logs.map(() => undefined);
  for (const { place, newest, id, type, at, data } of rows) {
    const log = (results[place - 1] ??= { newest, events: [] });
    if (id !== null) log.events.push({ id: String(id), type, at: at.toISOString(), data } as MemberEvent);
  }
  return results;
}

const oldest = (now: Date) => new Date(now.getTime() - EVENT_LIFETIME);

/** Removes expired events of a site. */
export async function removeOldEvents(db: Executor, siteId: string, now: Date): Promise<void> {
  await db.delete(events).where(and(eq(events.siteId, siteId), lt(events.at, oldest(now))));
}

/** Updates the activity of members with an active stream, at most once a minute each. */
export async function noteActive(
  db: Executor,
  siteId: string,
  memberIds: readonly string[],
  now: Date,
): Promise<void> {
  const isStale = or(
    isNull(members.lastActiveAt),
    lt(members.lastActiveAt, new Date(now.getTime() - ACTIVE_EVERY)),
  );
  await db
    .update(members)
    .set({ lastActiveAt: now })
    .where(and(eq(members.siteId, siteId), inArray(members.id, [...memberIds]), isStale));
}
