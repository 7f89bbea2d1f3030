import type { User } from '@meetcute/contract';
import type { Transaction } from '../../database/database.ts';
import type { Change } from '../../database/unit-of-work.ts';
import { ServerError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { consentsDueOf } from '../consents/consents-due.usecases.ts';
import { photosOf } from '../photos/photos.repository.ts';
import { readMember } from '../profile/profile.repository.ts';
import { type MemberChange, updateMember } from './members.repository.ts';
import type { Member } from './members.table.ts';
import { userOf } from './members.view.ts';

/** A change of a member's own account. */
export interface ChangeInput {
  site: Site;
  memberId: string;
  now: Date;
}

/**
 * Ends a change of a member's account: saves `columns` and the member's activity, and appends a `user` event for the
 * member's other tabs. Returns the account. Throws not_logged_in when it does not exist any more.
 */
export async function publishUser(
  { tx, append }: Change,
  { site, memberId, now }: ChangeInput,
  columns: MemberChange = {},
): Promise<User> {
  const member = await updateMember(tx, site.id, memberId, { ...columns, lastActiveAt: now });
  if (!member) throw new ServerError('not_logged_in');
  const user = await readUser(tx, site, member, now);
  append(memberId, 'user', user);
  return user;
}

/** Appends a `user` event for a member's open tabs, after a change that was not the member's own. */
export async function appendUser(
  { tx, append }: Change,
  { site, memberId, now }: ChangeInput,
): Promise<void> {
  const member = await readMember(tx, site.id, memberId);
  if (member) append(memberId, 'user', await readUser(tx, site, member, now));
}

/** Returns the account as its member sees it. */
export async function readUser(
  db: Services['db'] | Transaction,
  site: Site,
  member: Member,
  now: Date,
): Promise<User> {
  const [photos, consentsDue] = await Promise.all([
    photosOf(db, site.id, member.id),
    consentsDueOf(db, site.id, member.id),
  ]);
  return userOf(member, photos, { site, consentsDue, now });
}
