import type { Profile } from '@meetcute/contract';
import { identifyReader, selectPersonal, shownProfile } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import type { Site } from '../../sites.ts';
import { profileOf } from '../members/members.view.ts';
import type { ShownMember } from '../members/members.table.ts';
import { photosOfMany } from '../photos/photos.repository.ts';
import type { ShownPhoto } from '../photos/photos.table.ts';

/** The viewer of a profile, with site and time. */
export interface ViewContext {
  site: Site;
  /** Id of the viewing member; null for a logged-out visitor. */
  viewerId: string | null;
  now: Date;
}

/**
 * Returns a member's profile page as the viewer sees it. Birth date, exact activity, hidden fields and
 * sensitive values without consent are only in a member's own profile. Visitors get no sensitive value.
 */
export function profilePageOf(
  member: ShownMember,
  photos: readonly ShownPhoto[],
  { site, viewerId, now }: ViewContext,
): Profile {
  const reader = identifyReader(member.id, viewerId);
  const profile = profileOf(member, photos, { now, isOwn: reader === 'self' });
  if (reader === 'self') return profile;
  const personal = selectPersonal(profile.personal, { consent: member.sensitiveConsent, reader });
  return shownProfile({ ...profile, personal }, site.settings);
}

/**
 * Returns a member as the viewer sees it in lists and events: without any sensitive value of others, so that
 * no event log has a copy to remove when its consent is withdrawn.
 */
export const viewOf = (member: ShownMember, photos: readonly ShownPhoto[], viewing: ViewContext): Profile =>
  profilePageOf({ ...member, sensitiveConsent: null }, photos, viewing);

/** Returns several members as the viewer sees them, in their order. */
export async function viewsOf(
  db: Executor,
  list: readonly ShownMember[],
  viewing: ViewContext,
): Promise<Profile[]> {
  const photos = await photosOfMany(
    db,
    viewing.site.id,
    list.map(({ id }) => id),
  );
  return list.map((member) => viewOf(member, photos.get(member.id) ?? [], viewing));
}
