import type { MemberEvent } from '@meetcute/contract';
import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { members } from '../members/members.table.ts';
import { sessions } from '../sessions/sessions.table.ts';
import { events } from './events.table.ts';

/** How long an event is kept, in milliseconds: 30 days. */
const EVENT_LIFETIME = 2_592_000_000;

/** How many events are read at a time. */
const BATCH = 100;

/** The id of a member's newest event, 0 before the first one. */
export async function newestEventId(db: Executor, siteId: string, memberId: string): Promise<number> {
  const [row] = await db
    .select({ id: members.eventSeq })
    .from(members)
    .where(and(eq(members.siteId, siteId), eq(members.id, memberId)));
  return row?.id ?? 0;
}

/** The next events after an id, oldest first. */
export async function eventsAfter(
  db: Executor,
  siteId: string,
  memberId: string,
  cursor: number,
): Promise<MemberEvent[]> {
  const rows = await db
    .select()
    .from(events)
    .where(and(eq(events.siteId, siteId), eq(events.memberId, memberId), gt(events.id, cursor)))
    .orderBy(asc(events.id))
    .limit(BATCH);
  return rows.map(
    ({ id, type, at, data }) => ({ id: String(id), type, at: at.toISOString(), data }) as MemberEvent,
  );
}

const isOld = (now: Date) => lt(events.at, new Date(now.getTime() - EVENT_LIFETIME));

/** Removes the events of a whole site that are older than they are kept. */
export async function removeOldEvents(db: Executor, siteId: string, now: Date): Promise<void> {
  await db.delete(events).where(and(eq(events.siteId, siteId), isOld(now)));
}

/** Removes a member's events that are older than they are kept. */
export async function pruneEvents(db: Executor, siteId: string, memberId: string, now: Date): Promise<void> {
  await db.delete(events).where(and(eq(events.siteId, siteId), eq(events.memberId, memberId), isOld(now)));
}

/** Whether a session still stands, and its member with it. */
export async function isSessionOpen(
  db: Executor,
  siteId: string,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(members, and(eq(members.siteId, siteId), eq(members.id, sessions.memberId)))
    .where(
      and(
        eq(sessions.siteId, siteId),
        eq(sessions.id, sessionId),
        gt(sessions.expiresAt, now),
        isNull(members.deletedAt),
      ),
    );
  return rows.length > 0;
}

/** Notes that a member with an open stream is here; at most once in `every` milliseconds. */
export async function noteActive(
  db: Executor,
  siteId: string,
  memberId: string,
  { now, every }: { now: Date; every: number },
): Promise<void> {
  const isStale = or(isNull(members.lastActiveAt), lt(members.lastActiveAt, new Date(now.getTime() - every)));
  await db
    .update(members)
    .set({ lastActiveAt: now })
    .where(and(eq(members.siteId, siteId), eq(members.id, memberId), isStale));
}
