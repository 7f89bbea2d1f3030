import { BROWSER_KNOWN_TIME } from '@meetcute/core';
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

/** A browser has no secret but its cookie, so that a member and a cookie are one row however often they meet. */
const keyOf = ({ siteId, memberId, visitor }: KnownBrowser) =>
  sha256(JSON.stringify(['browser', siteId, memberId, visitor]));

/** Notes that a member has logged in from a browser, and what that calls itself. */
export async function rememberBrowser(
  db: Executor,
  { userAgent, ...browser }: KnownBrowser & { userAgent: string | null },
  now: Date,
): Promise<void> {
  const { siteId, memberId: subject, visitor } = browser;
  const expiresAt = new Date(now.getTime() + BROWSER_KNOWN_TIME);
  const seen = { createdAt: now, expiresAt, detail: userAgent };
  await db
    .insert(tokens)
    .values({ tokenHash: keyOf(browser), siteId, kind: 'browser', subject, visitor, ...seen })
    .onConflictDoUpdate({ target: tokens.tokenHash, set: seen });
}

/** The browsers that a member is known by, the last one used to log in first; what they are known by stays here. */
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

/** When a member last logged in from a browser; null for never. */
export async function lastLoginFrom(db: Executor, browser: KnownBrowser): Promise<Date | null> {
  const isIt = and(eq(tokens.tokenHash, keyOf(browser)), eq(tokens.kind, 'browser'));
  const rows = await db.select({ at: tokens.createdAt }).from(tokens).where(isIt);
  return rows[0]?.at ?? null;
}

/** Knows no browser of a member any more but that of a visitor; null for none at all. */
export async function deleteKnownBrowsers(
  db: Executor,
  { siteId, memberId }: Omit<KnownBrowser, 'visitor'>,
  visitor: string | null,
): Promise<void> {
  const isOther = visitor === null ? undefined : ne(tokens.visitor, visitor);
  const isMembers = and(eq(tokens.siteId, siteId), eq(tokens.subject, memberId));
  await db.delete(tokens).where(and(eq(tokens.kind, 'browser'), isMembers, isOther));
}
