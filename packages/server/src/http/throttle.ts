import type { Executor } from '../database/database.ts';
import { ServerError } from '../errors.ts';
import { sha256 } from '../hash.ts';
import { countAttempts, deleteAttempts, uncountAttempt } from './throttle.repository.ts';

/** Maximum number of attempts per time window. `window` is in milliseconds. */
export interface Limit {
  /** Prefix of the counted bucket. Unique among limits. */
  name: string;
  /** Attempts allowed per window. */
  max: number;
  /** Length of a window, in milliseconds. */
  window: number;
}

/** An attempt to count. `subject` is an address, a browser or a network, stored as a digest. */
interface Attempt {
  limit: Limit;
  subject: string;
}

const bucketOf = ({ name }: Limit, subject: string): string => `${name}:${sha256(subject)}`;

/**
 * Counts attempts in one statement. Throws too_many_requests with `Retry-After` when a window is full. Counts
 * are stored in the database, so that a restart keeps them.
 */
async function throttleAll(
  db: Executor,
  attempts: readonly Attempt[],
  { siteId, now }: { siteId: string; now: Date },
): Promise<void> {
  const buckets = attempts
    .map(({ limit, subject }) => ({ limit, bucket: bucketOf(limit, subject) }))
    // Rows are locked in a fixed order, so that requests do not deadlock.
    .toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1));
  const rows = await countAttempts(db, siteId, buckets, now);
  const full = buckets.flatMap(({ limit, bucket }) => {
    const row = rows.find((each) => each.bucket === bucket);
    if (!row || row.count <= limit.max) return [];
    const wait = Math.ceil((row.startedAt.getTime() + limit.window - now.getTime()) / 1000);
    return [{ name: limit.name, wait }];
  });
  if (full.length === 0) return;
  throw new ServerError('too_many_requests', {
    message: 'Too many attempts. Wait a while and try again.',
    retryAfter: Math.max(1, ...full.map(({ wait }) => wait)),
    limit: full.map(({ name }) => name).join(' '),
  });
}

/** Counts an attempt of `subject`. Throws too_many_requests with `Retry-After` when the window is full. */
export const throttle = (
  db: Executor,
  limit: Limit,
  { siteId, subject, now }: { siteId: string; subject: string; now: Date },
): Promise<void> => throttleAll(db, [{ limit, subject }], { siteId, now });

/** Counts an attempt of `subject`. Returns whether the window had room for it. */
export async function countsWithin(
  db: Executor,
  limit: Limit,
  { siteId, subject, now }: { siteId: string; subject: string; now: Date },
): Promise<boolean> {
  const rows = await countAttempts(db, siteId, [{ limit, bucket: bucketOf(limit, subject) }], now);
  return rows.every(({ count }) => count <= limit.max);
}

/** The parts of a call context that are counted. */
interface ThrottleInput {
  site: { id: string };
  user: { id: string } | null;
  visitor: string;
  network: string | null;
  now: Date;
}

/** Limits of views, to slow down scrapers. */
interface ViewLimits {
  /** Limit of a member, or of a visitor's browser. */
  viewer: Limit;
  /** Limit of all visitors of a network: without cookies, each request is another browser. */
  visitors: Limit;
  /** Limit of all members of a network. It is higher, because each of them has a limit that cookies do not change. */
  members: Limit;
}

/** Creates a check that limits how fast profiles can be viewed. */
export const createViewThrottle =
  ({ viewer, visitors, members }: ViewLimits) =>
  (db: Executor, { site, user, visitor, network, now }: ThrottleInput): Promise<void> =>
    throttleAll(
      db,
      [
        { limit: viewer, subject: user?.id ?? visitor },
        ...(network === null ? [] : [{ limit: user ? members : visitors, subject: network }]),
      ],
      { siteId: site.id, now },
    );

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

/** Takes back one counted attempt of a subject that had no effect. */
export const returnAttempt = (db: Executor, limit: Limit, siteId: string, subject: string): Promise<void> =>
  uncountAttempt(db, siteId, bucketOf(limit, subject));

/** Clears the attempts of a subject after a success. */
export const resetAttempts = (db: Executor, limit: Limit, siteId: string, subject: string): Promise<void> =>
  deleteAttempts(db, siteId, bucketOf(limit, subject));
