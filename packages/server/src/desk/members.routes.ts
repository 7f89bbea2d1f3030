import { type DeskMember, deskCalls, type DeskMemberLine, FOUND_MAX } from '@meetcute/contract/desk';
import { NO_END } from '@meetcute/core';
import { notFound, ServerError } from '../errors.ts';
import { badFields } from '../http/body.ts';
import { searchMembers } from '../modules/members/find-members.repository.ts';
import { casesOf } from '../modules/cases/cases.repository.ts';
import type { Member } from '../modules/members/members.table.ts';
import { decideOwn, liftSuspension } from '../modules/moderation/own-decisions.usecases.ts';
import { readMember } from '../modules/profile/profile.repository.ts';
import type { Services } from '../services.ts';
import { accountStateOf, caseLine } from './cases.view.ts';
import type { DeskRoutes } from '../http/desk-context.ts';
import { requireOwnSite } from './require-own-site.rules.ts';

const memberLine = (member: Member, now: Date): DeskMemberLine => ({
  site: member.siteId,
  id: member.id,
  name: member.name,
  email: member.email,
  created_at: member.createdAt.toISOString(),
  last_active_at: member.lastActiveAt?.toISOString() ?? null,
  ...accountStateOf(member, now),
});

/** Returns a member with its cases. Throws not_found. */
async function readDeskMember(
  { db }: Pick<Services, 'db'>,
  site: string,
  id: string,
  now: Date,
): Promise<DeskMember> {
  const member = await readMember(db, site, id);
  if (!member) throw notFound();
  const cases = await casesOf(db, site, id);
  const isAbout = (each: (typeof cases)[number]) => each.kind === 'report' && each.row.profileId === id;
  return {
    ...memberLine(member, now),
    about: cases.filter(isAbout).map(caseLine),
    sent: cases.filter((each) => !isAbout(each)).map(caseLine),
  };
}

const actions = { warn: 'warning', suspend: 'suspended', ban: 'closed' } as const;

/** Returns the end of an act: that of a suspension, none for a warning. Throws bad_request. */
function endOf(act: keyof typeof actions, end: string | null, now: Date): string | null {
  if (act !== 'suspend') {
    if (end !== null) throw badFields({ until: 'unrecognized_keys' });
    return act === 'ban' ? NO_END.toISOString() : null;
  }
  if (end === null || new Date(end) <= now) throw badFields({ until: end === null ? 'required' : 'past' });
  return end;
}

/** Calls about members. */
export const memberRoutes: DeskRoutes = (mount, services) => {
  const { db } = services;
  mount(deskCalls.findMembers, async ({ query: { site, text }, sites, now }) => {
    const searchedSites = site === undefined ? sites : [requireOwnSite(sites, site)];
    const matchesBySite = await Promise.all(
      searchedSites.map(({ id }) => searchMembers(db, id, { text: text.trim(), limit: FOUND_MAX })),
    );
    const lastOf = ({ lastActiveAt }: Member) => lastActiveAt?.getTime() ?? 0;
    const latest = matchesBySite.flat().toSorted((a, b) => lastOf(b) - lastOf(a));
    return { members: latest.slice(0, FOUND_MAX).map((member) => memberLine(member, now)) };
  });
  mount(deskCalls.getDeskMember, async ({ query: { site, id }, sites, now }) =>
    readDeskMember(services, requireOwnSite(sites, site).id, id, now),
  );
  mount(deskCalls.actOnMember, async ({ payload, staff, sites, now }) => {
    const { id: memberId, act, ground, until } = payload;
    const site = requireOwnSite(sites, payload.site);
    const signature = { memberId, author: staff.name, now };
    const reason = payload.reason.trim();
    if (reason === '') throw new ServerError('bad_request', { fields: { reason: 'required' } });
    if (act === 'lift') {
      if (until !== null) throw badFields({ until: 'unrecognized_keys' });
      await liftSuspension(services, { siteId: site.id, reason, ...signature });
    } else {
      const end = endOf(act, until, now);
      const measure = end === null ? null : ({ kind: 'suspension', until: end } as const);
      const action = actions[act];
      await decideOwn(services, {
        site: { id: site.id },
        action,
        ground,
        facts: reason,
        measure,
        ...signature,
      });
    }
    return readDeskMember(services, site.id, memberId, now);
  });
};
