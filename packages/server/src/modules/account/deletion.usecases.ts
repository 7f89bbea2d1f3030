import { DELETION_GRACE, DELETION_GRACE_DAYS, isInGrace } from '@meetcute/core';
import { addJobs } from '../../jobs/jobs.repository.ts';
import type { Job } from '../../jobs/jobs.table.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { changeFor } from '../events/change.ts';
import { deleteMember, restoreMember, updateMember } from '../members/members.repository.ts';
import type { Member } from '../members/members.table.ts';
import { photosOf } from '../photos/photos.repository.ts';
import { imagesAround } from '../message-images/message-images.repository.ts';
import { discardImages } from '../message-images/message-images.usecases.ts';
import { discardPhotos } from '../photos/photos.usecases.ts';
import { readMember } from '../profile/profile.repository.ts';
import { deleteAllSessions } from '../sessions/sessions.repository.ts';
import { sendMail } from './send-mail.service.ts';
import { requirePassword } from './require-password.usecases.ts';
import { dropTokens } from './tokens.repository.ts';

interface DeletionInput {
  site: Site;
  member: Member;
  password: string;
  now: Date;
}

/**
 * Deletes an account: hides it everywhere, ends its sessions, sends a farewell mail, and schedules its
 * erasure after the grace period. Throws wrong_password.
 */
export async function deleteAccount(
  services: Services,
  { site, member, password, now }: DeletionInput,
): Promise<void> {
  await requirePassword(services, { site, member, password, now });
  await changeFor(services, site.id, [member.id], async (tx) => {
    await updateMember(tx, site.id, member.id, { deletedAt: now });
    await deleteAllSessions(tx, site.id, member.id);
    await dropTokens(tx, site.id, member.id, ['password', 'email_change', 'email_undo', 'activation']);
    const job = (kind: Job['kind']) => ({ id: services.ids.id(), siteId: site.id, kind, subject: member.id });
    await addJobs(tx, [job('farewell-mail')], now);
    await addJobs(tx, [job('erase-member')], now, new Date(now.getTime() + DELETION_GRACE_MS));
  });
  services.worker.trigger('farewell-mail');
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
export async function restoreAccount(services: Services, member: Member): Promise<Member> {
  const { siteId, id } = member;
  await changeFor(services, siteId, [id], (tx) => restoreMember(tx, siteId, id));
  return { ...member, deletedAt: null };
}

/** Erases an account after its grace period, with all its data and photo files. */
export async function eraseMember(
  services: Pick<Services, 'db' | 'clock' | 'storage' | 'background'>,
  { siteId, subject }: Job,
): Promise<void> {
  const member = await readMember(services.db, siteId, subject);
  if (!member?.deletedAt || isInGrace(member.deletedAt, services.clock.now())) return;
  const photos = await photosOf(services.db, siteId, subject);
  const images = await imagesAround(services.db, { siteId, memberId: subject });
  await deleteMember(services.db, siteId, subject);
  discardPhotos(services, photos);
  discardImages(services, images);
}
