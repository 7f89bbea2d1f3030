import { calls } from '@meetcute/contract';
import type { Routes } from '../../http/call-context.ts';
import { listSessions } from './sessions.repository.ts';
import { endSessions } from './sessions.usecases.ts';

/** Sessions, logging out, and the beacon of a hidden page. */
export const sessionRoutes: Routes = (mount, { db }) => {
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

  mount(calls.endSessions, ({ site, user, sessionId, visitor, payload: { session }, unitOfWork }) =>
    endSessions(unitOfWork, { site, user, visitor, current: sessionId ?? '', ended: session }),
  );

  mount(calls.pageHidden, async () => null);
};
