import type { CallDefinition } from '@meetcute/contract';
import { isLoopback, isMeantFor, timeZoneCookie, timeZoneIn } from '@meetcute/core';
import type { Transaction } from '../database/database.ts';
import { ServerError } from '../errors.ts';
import { sha256 } from '../hash.ts';
import type { Member } from '../modules/members/members.table.ts';
import {
  deleteSession,
  findReplacedSession,
  findSession,
  insertSession,
  replaceToken,
  touchSession,
} from '../modules/sessions/sessions.repository.ts';
import { rememberBrowser } from '../modules/sessions/known-browsers.repository.ts';
import { isRenewalDue, sessionEnd } from '../modules/sessions/sessions.rules.ts';
import type { SessionRow } from '../modules/sessions/sessions.table.ts';
import type { Services } from '../services.ts';
import type { Site } from '../sites.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** Milliseconds after which a member counts as seen again. */
const SEEN_AFTER = 60_000;

/**
 * The client of a request: its browser, and the member if it is logged in. Collects the cookies of the
 * response.
 */
export interface Visitor {
  /** The logged-in member; null for a logged-out visitor. */
  user: Member | null;
  /** Id of the session; null for a logged-out visitor. */
  sessionId: string | null;
  /** Hash of the session's token; null for a logged-out visitor. */
  tokenHash: string | null;
  /** The hash of the visitor cookie. */
  visitor: string;
  /** A secret that the browser had before the request; null for its first request. */
  secret: string | null;
  /** `Set-Cookie` headers of the response. */
  cookies: string[];
  /**
   * Logs the browser in. Pass the hash that a password was checked against: a password that was replaced meanwhile opens
   * no session. Throws wrong_login, also for a member who was suspended or deleted meanwhile.
   */
  openSession(memberId: string, passwordHash?: string): Promise<void>;
  /** Replaces the token of the session in a transaction. Throws not_logged_in when the session has ended. */
  rotateSession(tx: Transaction): Promise<void>;
  /** Logs the browser out. */
  endSession(): Promise<void>;
}

/** A request to a call of a site. */
export interface VisitorRequest {
  call: CallDefinition;
  request: Request;
  site: Site;
  /** The host requested by the browser. Cookie names depend on it. */
  host: string;
}

/**
 * Reads the visitor and session cookies, and renews the session. A stream does not renew it, because an abandoned page
 * opens streams too; nor does the beacon of a page that is left.
 */
export async function identifyVisitor(
  services: Services,
  { call, request, site, host }: VisitorRequest,
): Promise<Visitor> {
  const { db, clock, ids, notifier } = services;
  const now = clock.now();
  const token = readCookie(request, 'session', host);
  const cookieSession = token ? await findByToken(db, { call, site, tokenHash: sha256(token), now }) : null;
  // A page rendered for another member has no session here: it may neither read nor change anything of this
  // member.
  const validSession =
    cookieSession && isMeantFor(request.headers, cookieSession.member.id) ? cookieSession : null;
  const close = async ({ session, member }: NonNullable<typeof cookieSession>) => {
    await deleteSession(db, site.id, member.id, session.id);
    // Ends its streams now, not at their next heartbeat.
    notifier.notify(member.id);
  };
  const visitorCookie = readCookie(request, 'visitor', host);
  const secret = visitorCookie ?? ids.secret();
  // A known browser is remembered for longer than its first visitor cookie lives. Browsers delete after a week what a script
  // wrote, so the server sends the zone too. Not with each page: a page that sets a cookie is not kept for "back".
  const zone = timeZoneIn(request.headers.get('cookie'));
  const renewCookies = () => [
    ...(visitorCookie ? [writeCookie('visitor', host, visitorCookie)] : []),
    ...(zone ? [timeZoneCookie(zone, { secure: !isLoopback(host) })] : []),
  ];
  const visitor: Visitor = {
    user: validSession?.member ?? null,
    sessionId: validSession?.session.id ?? null,
    tokenHash: validSession?.session.tokenHash ?? null,
    visitor: sha256(secret),
    secret: visitorCookie ?? (cookieSession ? token : null),
    // No beacon is repeated, and a page that is left must not change cookies: browsers drop it from the back/forward cache.
    cookies: visitorCookie || call.transport === 'beacon' ? [] : [writeCookie('visitor', host, secret)],
    openSession: async (memberId, passwordHash) => {
      const fresh = ids.secret();
      const session = newSession(services, { site, memberId, token: fresh, request });
      if (!(await insertSession(db, session, passwordHash, now))) throw new ServerError('wrong_login');
      if (cookieSession) await close(cookieSession);
      const { siteId, userAgent } = session;
      await rememberBrowser(db, { siteId, memberId, visitor: visitor.visitor, userAgent }, now);
      visitor.cookies.push(writeCookie('session', host, fresh), ...renewCookies());
    },
    rotateSession: async (tx) => {
      const fresh = ids.secret();
      if (!validSession || !(await replaceToken(tx, validSession.session, sha256(fresh), now)))
        throw new ServerError('not_logged_in');
      visitor.cookies.push(writeCookie('session', host, fresh), ...renewCookies());
    },
    endSession: async () => {
      // Logging out on a page rendered for another member must not log this member out.
      if (cookieSession && !validSession) return;
      if (cookieSession) await close(cookieSession);
      visitor.cookies.push(writeCookie('session', host, null));
    },
  };
  if (validSession && token && call.transport !== 'stream' && call.transport !== 'beacon') {
    const { session } = validSession;
    const isDue = isRenewalDue(session, now);
    const idle = now.getTime() - session.lastSeenAt.getTime();
    if (isDue || idle >= SEEN_AFTER) await touchSession(db, session, now);
    // A replaced token must not overwrite the cookie of the new one.
    if (isDue && sha256(token) === session.tokenHash)
      visitor.cookies.push(writeCookie('session', host, token), ...renewCookies());
  }
  return visitor;
}

/**
 * Returns the session of a token. A token that was replaced a moment ago is still valid for reads, because the browser
 * sent them before it had the new one. It opens no streams, which would outlive it.
 */
async function findByToken(
  db: Services['db'],
  { call, site, tokenHash, now }: Pick<VisitorRequest, 'call' | 'site'> & { tokenHash: string; now: Date },
) {
  const currentSession = await findSession(db, site.id, tokenHash, now);
  const isRead = call.method === 'GET' && call.transport === 'json';
  return currentSession ?? (isRead ? findReplacedSession(db, site.id, tokenHash, now) : null);
}

function newSession(
  { clock, ids }: Services,
  {
    site,
    memberId,
    token,
    request,
  }: {
    site: Site;
    memberId: string;
    token: string;
    request: Request;
  },
): SessionRow {
  const now = clock.now();
  return {
    id: ids.id(),
    tokenHash: sha256(token),
    siteId: site.id,
    memberId,
    userAgent: request.headers.get('user-agent')?.slice(0, 300) ?? null,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: sessionEnd(now, now),
    replacedTokenHash: null,
    tokenReplacedAt: null,
  };
}
