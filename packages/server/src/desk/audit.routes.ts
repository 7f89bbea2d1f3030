import { deskCalls } from '@meetcute/contract/desk';
import { listAuditEntries, listAuditNames } from './audit.repository.ts';
import type { DeskRoutes } from '../http/desk-context.ts';
import { idsOf } from './require-own-site.rules.ts';

/** Entries on a page. */
const PAGE = 50;

/** Calls about the audit log. */
export const auditRoutes: DeskRoutes = (mount, { db }) => {
  mount(deskCalls.listAudit, async ({ query: { site, author, action, before }, sites }) => {
    const entries = await listAuditEntries(db, {
      sites: idsOf(sites, site),
      author,
      action,
      before: before === undefined ? undefined : Number(before),
      limit: PAGE + 1,
    });
    const shownEntries = entries.slice(0, PAGE);
    return {
      entries: shownEntries.map(
        ({ id, siteId, at, author: actor, action: did, subjectKind, subjectId, reason, details }) => ({
          id,
          site: siteId,
          at: at.toISOString(),
          author: actor,
          action: did,
          subject: { kind: subjectKind, id: subjectId },
          reason,
          details: details ?? {},
        }),
      ),
      next: entries.length > PAGE ? String(shownEntries.at(-1)?.id) : null,
    };
  });
  mount(deskCalls.listAuditNames, async ({ query: { site }, sites }) => {
    const ids = idsOf(sites, site);
    return {
      authors: await listAuditNames(db, ids, 'author'),
      actions: await listAuditNames(db, ids, 'action'),
    };
  });
};
