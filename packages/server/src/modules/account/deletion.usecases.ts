import { DELETION_GRACE_MS, DELETION_GRACE_DAYS, isInGrace } from '@meetcute/core';
import { type Change, createUnitOfWork, type UnitOfWork } from '../../database/unit-of-work.ts';
import { DONE, type Done } from '../../done.ts';
import type { Job } from '../../jobs/jobs.table.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { removeAuditOf } from '../audit/audit.repository.ts';
import { deleteMember, restoreMember, updateMember } from '../members/members.repository.ts';
import type { ChangeInput } from '../members/members.usecases.ts';
import type { Member } from '../members/members.table.ts';
import { discardContent } from '../moderation/discard-content.usecases.ts';
import { keptOf } from '../moderation/takedowns.repository.ts';
import { photosOf } from '../photos/photos.repository.ts';
import { imagesAround } from '../message-images/message-images.repository.ts';
import { discardImages } from '../message-images/message-images.usecases.ts';
import { discardPhotos } from '../photos/photos.usecases.ts';
import { readMember } from '../profile/profile.repository.ts';
import { deleteAllSessions } from '../sessions/sessions.repository.ts';
import { cancelRenewal } from '../subscriptions/cancel-subscription.usecases.ts';
import { sendMail } from './send-mail.service.ts';
import { requirePassword } from './require-password.usecases.ts';
import { dropAllTokens, dropTokens } from './tokens.repository.ts';

interface DeletionInput {
  site: Site;
  member: Member;
  password: string;
  now: Date;
}

/**
 * Deletes an account: hides it everywhere, ends its sessions and the renewal of premium, sends a farewell mail, refunds paid
 * messages that will not reach it, and schedules its erasure after the grace period. Throws wrong_password.
 */
export async function deleteAccount(
  unitOfWork: UnitOfWork<Done>,
  services: Pick<Services, 'db' | 'passwords'>,
  { site, member, password, now }: DeletionInput,
): Promise<Done> {
  await requirePassword(services, { site, member, password, now });
  return unitOfWork.run([member.id], async (change) => {
    await closeAccount(change, { site, memberId: member.id, now });
    return DONE;
  });
}

/** Does what a deletion does, in a change that has the member locked. */
export async function closeAccount(change: Change, { site, memberId, now }: ChangeInput): Promise<void> {
  const { tx, addJobs } = change;
  await updateMember(tx, site.id, memberId, { deletedAt: now });
  await deleteAllSessions(tx, site.id, memberId);
  await dropTokens(tx, site.id, memberId, ['password', 'email_change', 'email_undo', 'activation']);
  await cancelRenewal(change, { site, memberId, now });
  addJobs([
    { kind: 'farewell-mail', subject: memberId },
    { kind: 'refund-undelivered', subject: memberId },
    { kind: 'erase-member', subject: memberId, dueAt: new Date(now.getTime() + DELETION_GRACE_MS) },
  ]);
}

/** Mails that the account was deleted and how to restore it. */
export const sendFarewell = (
  services: Pick<Services, 'mailer'>,
  { site, member }: Pick<DeletionInput, 'site' | 'member'>,
) =>
  sendMail(services, {
    site,
    member,
    kind: 'deleted',
    path: '/login',
    values: { days: DELETION_GRACE_DAYS },
  });

/**
 * Restores an account whose member logs in within the grace period. The scheduled erasure then does nothing.
 */
export async function restoreAccount(services: Services, member: Member, now: Date): Promise<Member> {
  const { siteId, id } = member;
  await createUnitOfWork(services, { siteId, now }).run([id], ({ tx }) => restoreMember(tx, siteId, id));
  return { ...member, deletedAt: null };
}

/** Erases an account after its grace period, with all its data and photo files. */
export async function eraseMember(
  services: Pick<Services, 'db' | 'clock' | 'storage' | 'background'>,
  { siteId, subject }: Pick<Job, 'siteId' | 'subject'>,
): Promise<void> {
  const member = await readMember(services.db, siteId, subject);
  if (!member?.deletedAt || isInGrace(member.deletedAt, services.clock.now())) return;
  const photos = await photosOf(services.db, siteId, subject);
  const images = await imagesAround(services.db, { siteId, memberId: subject });
  const takedowns = await keptOf(services.db, siteId, subject);
  await removeAuditOf(services.db, siteId, subject);
  await dropAllTokens(services.db, siteId, subject);
  await deleteMember(services.db, siteId, subject);
  discardPhotos(services, photos);
  discardImages(services, images);
  discardContent(services, takedowns);
}
