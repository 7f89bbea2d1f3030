import type { Job } from '../../jobs/jobs.table.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import type { Member } from '../members/members.table.ts';
import { readMember } from '../profile/profile.repository.ts';
import { type MailServices, sendActivation } from './activation.usecases.ts';
import { sendFarewell } from './deletion.usecases.ts';

type JobServices = MailServices & Pick<Services, 'sites'>;

/** Returns site and member of a mail job; null when one of them no longer exists. */
async function recipientOf(
  { db, sites }: JobServices,
  { siteId, subject }: Job,
): Promise<{ site: Site; member: Member } | null> {
  const site = sites.find(({ id }) => id === siteId);
  const member = await readMember(db, siteId, subject);
  return site && member ? { site, member } : null;
}

/**
 * Mails the activation link of a sign-up, unless a link was delivered meanwhile or the address is confirmed.
 */
export async function mailActivation(services: JobServices, job: Job): Promise<void> {
  const found = await recipientOf(services, job);
  if (!found || found.member.deletedAt) return;
  const { emailConfirmedAt, activationDeliveredAt } = found.member;
  if (!emailConfirmedAt && !activationDeliveredAt)
    await sendActivation(services, { ...found, now: services.clock.now() });
}

/** Mails how to restore a deleted account, unless it is restored already. */
export async function mailFarewell(services: JobServices, job: Job): Promise<void> {
  const found = await recipientOf(services, job);
  if (found?.member.deletedAt) await sendFarewell(services, found);
}
