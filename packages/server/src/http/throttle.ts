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

/** The longest window; older counts are swept. */
const LONGEST = 86_400_000;

/**
 * Counts an attempt of `subject` (an address, a browser; kept as a digest) and refuses it with 429 and
 * `Retry-After` once the window is full. Counts live in the database, so that a restart forgets nothing.
 */
export async function throttle(
  db: Executor,
  limit: Limit,
  { siteId, subject, now }: { siteId: string; subject: string; now: Date },
): Promise<void> {
  const start = new Date(now.getTime() - limit.window);
  const bucket = `${limit.name}:${sha256(subject)}`;
  await db.delete(attempts).where(lt(attempts.startedAt, new Date(now.getTime() - LONGEST)));
  const isOver = sql`${attempts.startedAt} <= ${start.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(attempts)
    .values({ siteId, bucket, startedAt: now, count: 1 })
    .onConflictDoUpdate({
      target: [attempts.siteId, attempts.bucket],
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        startedAt: sql`case when ${isOver} then excluded.started_at else ${attempts.startedAt} end`,
      },
    })
    .returning();
  if (!row || row.count <= limit.max) return;
  const seconds = Math.ceil((row.startedAt.getTime() + limit.window - now.getTime()) / 1000);
  throw new ServerError('too_many_requests', {
    message: 'Too many attempts. Wait a while and try again.',
    retryAfter: Math.max(1, seconds),
  });
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
