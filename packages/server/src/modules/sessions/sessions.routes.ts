import { calls } from '@meetcute/contract';
import { DONE } from '../../done.ts';
import { notFound } from '../../errors.ts';
import { deleteStoredLogins } from '../../http/idempotency.repository.ts';
import type { Routes } from '../../http/call-context.ts';
import { deleteKnownBrowsers } from './known-browsers.repository.ts';
import { deleteOtherSessions, deleteSession, listSessions } from './sessions.repository.ts';

/** Sessions, logging out, and the beacon of a hidden page. */
export const sessionRoutes: Routes = (mount, { db, notifier }) => {
  mount(calls.logout, async ({ endSession }) => {
    await endSession();
    return 'done' as const;
  });

  mount(calls.getSessions, async ({ site, user, sessionId, now }) => {
    const rows = await listSessions(db, site.id, user.id, now);
    return {
      sessions: rows.map((row) => ({
        id: row.id,
        created_at: row.createdAt.toISOString(),
        last_seen: row.lastSeenAt.toISOString(),
        user_agent: row.userAgent,
        current: row.id === sessionId,
      })),
    };
  });

  mount(calls.endSessions, async ({ site, user, sessionId, visitor, payload: { session } }) => {
    if (session === null) await deleteOtherSessions(db, site.id, user.id, sessionId ?? '');
    else if (!(await deleteSession(db, site.id, user.id, session))) throw notFound();
    await deleteStoredLogins(db, site.id, user.id);
    // Members are notified of the next login from a browser that is logged out here.
    await deleteKnownBrowsers(db, { siteId: site.id, memberId: user.id }, visitor);
    // Ends streams of these sessions now, not at their next heartbeat.
    notifier.notify(user.id);
    return DONE;
  });

  mount(calls.pageHidden, async () => null);
};
