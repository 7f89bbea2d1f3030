import { sha256 } from '../hash.ts';
import { readCookie, writeCookie } from '../http/cookies.ts';
import { isSessionOpen } from '../modules/staff/staff.rules.ts';
import type { Staff, StaffSession } from '../modules/staff/staff.table.ts';
import {
  endStaffSession,
  findStaffSession,
  insertStaffSession,
  touchStaffSession,
} from '../modules/staff/staff-sessions.repository.ts';
import type { Services } from '../services.ts';

/** Milliseconds after which the use of a session is recorded again. */
const SEEN_AFTER = 60_000;

/** The browser of a request to the desk, and its session. */
export interface DeskBrowser {
  /** The account; null without a session that works. */
  staff: Staff | null;
  /** The session; null without one that works. */
  session: StaffSession | null;
  /** `Set-Cookie` headers of the response. */
  cookies: string[];
  openSession(staff: Staff, awaits: StaffSession['awaits']): Promise<void>;
  endSession(): Promise<void>;
}

/** Reads the session of a request, and records its use. `host` is the one in the address bar. */
export async function readDeskBrowser(
  { db, clock, ids }: Services,
  request: Request,
  host: string,
): Promise<DeskBrowser> {
  const now = clock.now();
  const token = readCookie(request, 'staff', host);
  const staffSession = token ? await findStaffSession(db, sha256(token)) : null;
  const open = staffSession && isSessionOpen(staffSession.session, now) ? staffSession : null;
  if (open && !open.session.awaits && now.getTime() - open.session.lastSeenAt.getTime() >= SEEN_AFTER)
    await touchStaffSession(db, open.session.id, now);
  const end = async () => {
    if (staffSession) await endStaffSession(db, staffSession.session.id);
  };
  const browser: DeskBrowser = {
    staff: open?.staff ?? null,
    session: open?.session ?? null,
    cookies: [],
    openSession: async (staff, awaits) => {
      await end();
      const secret = ids.secret();
      const row = { id: ids.id(), tokenHash: sha256(secret), staffId: staff.id, awaits };
      await insertStaffSession(db, { ...row, createdAt: now, lastSeenAt: now });
      browser.cookies = [writeCookie('staff', host, secret)];
    },
    endSession: async () => {
      await end();
      browser.cookies = [writeCookie('staff', host, null)];
    },
  };
  return browser;
}
