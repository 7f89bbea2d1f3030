import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { DONE, type Done } from '../../done.ts';
import { notFound } from '../../errors.ts';
import { deleteStoredLogins } from '../../http/idempotency.repository.ts';
import type { Site } from '../../sites.ts';
import type { Member } from '../members/members.table.ts';
import { deleteKnownBrowsers } from './known-browsers.repository.ts';
import { deleteOtherSessions, deleteSession } from './sessions.repository.ts';

interface EndSessionsInput {
  site: Site;
  user: Member;
  /** The hash of the visitor cookie. */
  visitor: string;
  /** Id of the session of the request. */
  current: string;
  /** Id of the session to end; null for all but the current one. */
  ended: string | null;
}

/** Ends a session of a member, or all others, with their event streams. Throws not_found. */
export function endSessions(
  unitOfWork: UnitOfWork<Done>,
  { site, user, visitor, current, ended }: EndSessionsInput,
): Promise<Done> {
  // Notifying the member ends the streams of these sessions now, not at their next heartbeat.
  return unitOfWork.run([user.id], async ({ tx }) => {
    if (ended === null) await deleteOtherSessions(tx, site.id, user.id, current);
    else if (!(await deleteSession(tx, site.id, user.id, ended))) throw notFound();
    await deleteStoredLogins(tx, site.id, user.id);
    // Members are notified of the next login from a browser that is logged out here.
    await deleteKnownBrowsers(tx, { siteId: site.id, memberId: user.id }, visitor);
    return DONE;
  });
}
