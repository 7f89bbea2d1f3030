import { BROWSER_KNOWN_TIME_MS } from '@meetcute/core';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { sha256 } from '../../hash.ts';
import { tokens } from '../account/tokens.table.ts';

interface KnownBrowser {
  siteId: string;
  memberId: string;
  /** The hash of its visitor cookie. */
  visitor: string;
}

/**
 * Returns the key of a known browser. A browser has no secret but its cookie, so each pair of member and
 * cookie is one row.
 */
const keyOf = ({ siteId, memberId, visitor }: KnownBrowser) =>
  sha256(JSON.stringify(['browser', siteId, memberId, visitor]));

/** Records that a member has logged in from a browser, with its user agent. */
export async function rememberBrowser(
  db: Executor,
  { userAgent, ...browser }: KnownBrowser & { userAgent: string | null },
  now: Date,
): Promise<void> {
  const { siteId, memberId: subject, visitor } = browser;
  const expiresAt = new Date(now.getTime() + BROWSER_KNOWN_TIME_MS);
  const seen = { createdAt: now, expiresAt, detail: userAgent };
  await db
    .insert(tokens)
    .values({ tokenHash: keyOf(browser), siteId, kind: 'browser', subject, visitor, ...seen })
    .onConflictDoUpdate({ target: tokens.tokenHash, set: seen });
}

/** Returns the known browsers of a member, latest login first, without their cookie hashes. */
export async function browsersOf(
  db: Executor,
  { siteId, memberId }: Omit<KnownBrowser, 'visitor'>,
  now: Date,
): Promise<{ lastLoginAt: Date; userAgent: string | null }[]> {
  const isMembers = and(eq(tokens.siteId, siteId), eq(tokens.subject, memberId));
  return db
    .select({ lastLoginAt: tokens.createdAt, userAgent: tokens.detail })
    .from(tokens)
    .where(and(eq(tokens.kind, 'browser'), isMembers, gt(tokens.expiresAt, now)))
    .orderBy(desc(tokens.createdAt));
}

/** Returns when a member last logged in from a browser; null for never. */
export async function lastLoginFrom(db: Executor, browser: KnownBrowser): Promise<Date | null> {
  const isBrowser = and(eq(tokens.tokenHash, keyOf(browser)), eq(tokens.kind, 'browser'));
  const rows = await db.select({ at: tokens.createdAt }).from(tokens).where(isBrowser);
  return rows[0]?.at ?? null;
}

/** Removes the known browsers of a member, except that of `visitor`; all of them when it is null. */
export async function deleteKnownBrowsers(
  db: Executor,
  { siteId, memberId }: Omit<KnownBrowser, 'visitor'>,
  visitor: string | null,
): Promise<void> {
  const isOther = visitor === null ? undefined : ne(tokens.visitor, visitor);
  const isMembers = and(eq(tokens.siteId, siteId), eq(tokens.subject, memberId));
  await db.delete(tokens).where(and(eq(tokens.kind, 'browser'), isMembers, isOther));
}
