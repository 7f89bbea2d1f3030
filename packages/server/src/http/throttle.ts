import { and, eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { ServerError } from '../errors.ts';
import { sha256 } from '../hash.ts';
import { attempts } from './requests.table.ts';

/** Maximum number of attempts per time window. `window` is in milliseconds. */
export interface Limit {
  /** Prefix of the counted bucket. Unique among limits. */
  name: string;
  /** Attempts allowed per window. */
  max: number;
  /** Length of a window, in milliseconds. */
  window: number;
}

/** The longest window, in milliseconds. Older counts are removed. */
const LONGEST = 86_400_000;

/** An attempt to count. `subject` is an address, a browser or a network, stored as a digest. */
interface Attempt {
  limit: Limit;
  subject: string;
}

/**
 * Counts attempts in one statement. Throws too_many_requests with `Retry-After` when a window is full. Counts
 * are stored in the database, so that a restart keeps them.
 */
async function throttleAll(
  db: Executor,
  attempted: readonly Attempt[],
  { siteId, now }: { siteId: string; now: Date },
): Promise<void> {
  const counted = attempted
    .map(({ limit, subject }) => ({ limit, bucket: `${limit.name}:${sha256(subject)}` }))
    // Rows are locked in a fixed order, so that requests do not deadlock.
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

/** Counts an attempt of `subject`. Throws too_many_requests with `Retry-After` when the window is full. */
export const throttle = (
  db: Executor,
  limit: Limit,
  { siteId, subject, now }: { siteId: string; subject: string; now: Date },
): Promise<void> => throttleAll(db, [{ limit, subject }], { siteId, now });

/** The parts of a call context that are counted. */
interface ThrottleInput {
  site: { id: string };
  user: { id: string } | null;
  visitor: string;
  network: string | null;
  now: Date;
}

/**
 * Creates a check that limits how fast profiles can be viewed, per viewer and per network, to slow down
 * scrapers.
 */
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

/** Removes counts whose windows have expired. */
export async function removeOldAttempts(db: Executor, now: Date): Promise<void> {
  await db.delete(attempts).where(lt(attempts.startedAt, new Date(now.getTime() - LONGEST)));
}

/**
 * Limit per network for following links of mails. The secrets cannot be guessed; the limit prevents endless
 * attempts.
 */
export const LINK_LIMIT: Limit = { name: 'link-network', max: 60, window: 600_000 };

/** Counts an attempt of a network, as `throttle` does. An unknown network has no limit. */
export async function throttleNetwork(
  db: Executor,
  limit: Limit,
  { siteId, network, now }: { siteId: string; network: string | null; now: Date },
): Promise<void> {
  if (network !== null) await throttle(db, limit, { siteId, subject: network, now });
}

/** Clears the attempts of a subject after a success. */
export async function forgive(db: Executor, limit: Limit, siteId: string, subject: string): Promise<void> {
  const bucket = `${limit.name}:${sha256(subject)}`;
  await db.delete(attempts).where(and(eq(attempts.siteId, siteId), eq(attempts.bucket, bucket)));
}
