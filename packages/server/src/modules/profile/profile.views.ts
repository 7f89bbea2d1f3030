import type { Profile } from '@meetcute/contract';
import { shownPersonal } from '@meetcute/core';
import type { Executor } from '../../database/database.ts';
import type { Site } from '../../sites.ts';
import { profileOf } from '../members/members.view.ts';
import type { Member } from '../members/members.table.ts';
import { photosOfMany } from '../photos/photos.repository.ts';
import type { ShownPhoto } from '../photos/photos.table.ts';

/** Who looks, where and when. */
export interface ViewContext {
  site: Site;
  /** The id of the member who looks, null for a visitor. */
  viewerId: string | null;
  now: Date;
}

/** A member as the viewer sees one: birth date and hidden fields only in one's own profile. */
export function viewOf(
  member: Member,
  photos: readonly ShownPhoto[],
  { site, viewerId, now }: ViewContext,
): Profile {
  if (member.id === viewerId) return profileOf(member, photos, { now, isOwn: true });
  const profile = profileOf(member, photos, { now });
  return { ...profile, personal: shownPersonal(profile.personal, site.settings) };
}

/** Several members as the viewer sees them, in their order. */
export async function viewsOf(
  db: Executor,
  list: readonly Member[],
  viewing: ViewContext,
): Promise<Profile[]> {
  const photos = await photosOfMany(
    db,
    viewing.site.id,
    list.map(({ id }) => id),
  );
  return list.map((member) => viewOf(member, photos.get(member.id) ?? [], viewing));
}
