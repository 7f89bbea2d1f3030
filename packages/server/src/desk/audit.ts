import { deskCalls } from '@meetcute/contract/desk';
import { listAuditEntries } from './audit.repository.ts';
import type { DeskRoutes } from './context.ts';
import { requireOwnSite } from './require-own-site.ts';

/** Entries on a page. */
const PAGE = 50;

/** Calls about the audit log. */
export const auditRoutes: DeskRoutes = (mount, { db }) => {
  mount(deskCalls.listAudit, async ({ query: { site, author, before }, sites }) => {
    const entries = await listAuditEntries(db, {
      sites: site === undefined ? sites.map(({ id }) => id) : [requireOwnSite(sites, site).id],
      author,
      before: before === undefined ? undefined : Number(before),
      limit: PAGE + 1,
    });
    const shown = entries.slice(0, PAGE);
    return {
      entries: shown.map(
        ({ id, siteId, at, author: by, action, subjectKind, subjectId, reason, details }) => ({
          id,
          site: siteId,
          at: at.toISOString(),
          author: by,
          action,
          subject: { kind: subjectKind, id: subjectId },
          reason,
          details: details ?? {},
        }),
      ),
      next: entries.length > PAGE ? String(shown.at(-1)?.id) : null,
    };
  });
};
