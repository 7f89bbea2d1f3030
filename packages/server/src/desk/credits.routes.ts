import { CREDIT_ENTRIES_PAGE, deskCalls } from '@meetcute/contract/desk';
import { notFound } from '../errors.ts';
import { badFields } from '../http/body.ts';
import { correctCredits } from '../modules/ledger/corrections.usecases.ts';
import { listEntries } from '../modules/ledger/ledger.repository.ts';
import { readMember } from '../modules/profile/profile.repository.ts';
import type { DeskRoutes } from '../http/desk-context.ts';
import { requireOwnSite } from './require-own-site.rules.ts';

/** Calls about the credits of members. */
export const creditRoutes: DeskRoutes = (mount, services) => {
  const { db } = services;
  mount(deskCalls.listCredits, async ({ query: { site, id, before }, sites }) => {
    const { id: siteId } = requireOwnSite(sites, site);
    const member = await readMember(db, siteId, id);
    if (!member) throw notFound();
    const entries = await listEntries(db, siteId, {
      memberId: id,
      before: before === undefined ? undefined : Number(before),
      limit: CREDIT_ENTRIES_PAGE + 1,
    });
    const shownEntries = entries.slice(0, CREDIT_ENTRIES_PAGE);
    return {
      credits: member.credits,
      entries: shownEntries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() })),
      next: entries.length > CREDIT_ENTRIES_PAGE ? String(shownEntries.at(-1)?.id) : null,
    };
  });
  mount(deskCalls.correctCredits, async ({ payload, staff, sites, now }) => {
    const { id: siteId } = requireOwnSite(sites, payload.site);
    const { id: memberId, by, reference } = payload;
    const reason = payload.reason.trim();
    if (reason === '') throw badFields({ reason: 'required' });
    const correction = { siteId, memberId, by, reason, author: staff.name, reference, now };
    return { credits: await correctCredits(services, correction) };
  });
};
