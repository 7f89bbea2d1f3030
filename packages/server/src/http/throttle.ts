import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { ServerError } from '../errors.ts';
import { sha256 } from '../hash.ts';
import { attempts } from './requests.table.ts';

/** How many attempts a window of time allows; `window` in milliseconds. */
export interface Limit {
  name: string;
  max: number;
  window: number;
}

/** The longest window, in milliseconds; older counts are swept. */
const LONGEST = 86_400_000;

/** An attempt to count: of an address, a browser or a network, kept as a digest. */
interface Attempt {
  limit: Limit;
  subject: string;
}

/**
 * Counts attempts, all of them in one statement, and refuses with 429 and `Retry-After` once the window of one is full.
 * Counts live in the database, so that a restart forgets nothing.
 */
async function throttleAll(
  db: Executor,
  attempted: readonly Attempt[],
  { siteId, now }: { siteId: string; now: Date },
): Promise<void> {
  const counted = attempted
    .map(({ limit, subject }) => ({ limit, bucket: `${limit.name}:${sha256(subject)}` }))
    // Rows are locked in one order, whoever asks.
    .toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
  const starts = counted.map(({ limit }) => new Date(now.getTime() - limit.window).toISOString());
  const start = sql.join(
    counted.map(({ bucket }, index) => sql`when ${bucket} then ${starts[index]}::timestamptz`),
    sql` `,
  );
  const isOver = sql`${attempts.startedAt} <= case excluded.bucket ${start} end`;
  const rows = await db
    .insert(attempts)
    .values(counted.map(({ bucket }) => ({ siteId, bucket, startedAt: now, count: 1 })))
    .onConflictDoUpdate({
      target: [attempts.siteId, attempts.bucket],
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        startedAt: sql`case when ${isOver} then excluded.started_at else ${attempts.startedAt} end`,
      },
    })
    .returning();
  const waits = counted.flatMap(({ limit, bucket }) => {
    const row = rows.find((each) => each.bucket === bucket);
    if (!row || row.count <= limit.max) return [];
    return [Math.ceil((row.startedAt.getTime() + limit.window - now.getTime()) / 1000)];
  });
  if (waits.length === 0) return;
  throw new ServerError('too_many_requests', {
    message: 'Too many attempts. Wait a while and try again.',
    retryAfter: Math.max(1, ...waits),
  });
}

/** Counts an attempt of `subject`, and refuses it with 429 and `Retry-After` once the window is full. */
export const throttle = (
  db: Executor,
  limit: Limit,
  { siteId, subject, now }: { siteId: string; subject: string; now: Date },
): Promise<void> => throttleAll(db, [{ limit, subject }], { siteId, now });

/** Who looks at members, as far as that is counted. */
interface ThrottleInput {
  site: { id: string };
  user: { id: string } | null;
  visitor: string;
  network: string | null;
  now: Date;
}

/** Lets people look at members at their pace, counted by who looks and from where; who copies them has to wait. */
export const pace =
  (viewerLimit: Limit, networkLimit: Limit) =>
  (db: Executor, { site, user, visitor, network, now }: ThrottleInput): Promise<void> =>
    throttleAll(
      db,
      [
        { limit: viewerLimit, subject: user?.id ?? visitor },
        ...(network === null ? [] : [{ limit: networkLimit, subject: network }]),
      ],
      { siteId: site.id, now },
    );

/** Forgets counts whose windows are over; nobody is counted by them any more. */
export async function removeOldAttempts(db: Executor, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.startedAt, new Date(now.getTime() - LONGEST)));
}

/** How often one network may follow the links of mails: guessing at their secrets is hopeless, asking for ages is rude. */
export const LINK_LIMIT: Limit = { name: 'link-network', max: 60, window: 600_000 };

/** Counts an attempt of a network, as `throttle` does; one that is not known has no limit. */
export async function throttleNetwork(
  db: Executor,
  limit: Limit,
  { siteId, network, now }: { siteId: string; network: string | null; now: Date },
): Promise<void> {
  if (network !== null) await throttle(db, limit, { siteId, subject: network, now });
}

/** Forgets the attempts of a subject, after a success. */
export async function forgive(db: Executor, limit: Limit, siteId: string, subject: string): Promise<void> {
  const bucket = `${limit.name}:${sha256(subject)}`;
  await db.delete(attempts).where(and(eq(attempts.siteId, siteId), eq(attempts.bucket, bucket)));
}
