import { BROWSER_KNOWN_TIME_MS, DAY_MS } from '@meetcute/core';
import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { sha256 } from '../../hash.ts';
import { tokens } from '../account/tokens.table.ts';

interface KnownBrowser {
  siteId: string;
  memberId: string;
  /** The hash of its visitor cookie. */
  visitor: string;
}

/** Milliseconds during which a browser that set a new password may log in while strangers guess: a day. */
const RESET_TRUST_MS = DAY_MS;

/**
 * Returns the key of a known browser, or of one that set a new password. A browser has no secret but its
 * cookie, so each pair of member and cookie is one row.
 */
const keyOf = ({ siteId, memberId, visitor }: KnownBrowser, kind: 'browser' | 'reset_browser' = 'browser') =>
  sha256(JSON.stringify([kind, siteId, memberId, visitor]));

/** Records that a member has logged in from a browser, with its user agent. */
export async function rememberBrowser(
  db: Executor,
  { userAgent, ...browser }: KnownBrowser & { userAgent: string | null },
  now: Date,
): Promise<void> {
  const { siteId, memberId: subject, visitor } = browser;
  const expiresAt = new Date(now.getTime() + BROWSER_KNOWN_TIME_MS);
  const columns = { createdAt: now, expiresAt, detail: userAgent };
  await db
    .insert(tokens)
    .values({ tokenHash: keyOf(browser), siteId, kind: 'browser', subject, visitor, ...columns })
    .onConflictDoUpdate({ target: tokens.tokenHash, set: columns });
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

/** Records that a browser set a new password by a mailed link. Its next login is still one from a new browser. */
export async function trustResetBrowser(db: Executor, browser: KnownBrowser, now: Date): Promise<void> {
  const { siteId, memberId: subject, visitor } = browser;
  const kind = 'reset_browser' as const;
  const expiresAt = new Date(now.getTime() + RESET_TRUST_MS);
  const tokenHash = keyOf(browser, kind);
  await db
    .insert(tokens)
    .values({ tokenHash, siteId, kind, subject, visitor, createdAt: now, expiresAt })
    .onConflictDoUpdate({ target: tokens.tokenHash, set: { createdAt: now, expiresAt } });
}

/** Returns whether a member has logged in from a browser, or has set a new password with it. */
export async function isTrustedBrowser(db: Executor, browser: KnownBrowser, now: Date): Promise<boolean> {
  const keys = [keyOf(browser), keyOf(browser, 'reset_browser')];
  return (await db.$count(tokens, and(inArray(tokens.tokenHash, keys), gt(tokens.expiresAt, now)))) > 0;
}

/** Removes the known browsers of a member, except that of `visitor`; all of them when it is null. */
export async function deleteKnownBrowsers(
  db: Executor,
  { siteId, memberId }: Omit<KnownBrowser, 'visitor'>,
  visitor: string | null,
): Promise<void> {
  const isOther = visitor === null ? undefined : ne(tokens.visitor, visitor);
  const isMembers = and(eq(tokens.siteId, siteId), eq(tokens.subject, memberId));
  await db.delete(tokens).where(and(inArray(tokens.kind, ['browser', 'reset_browser']), isMembers, isOther));
}
