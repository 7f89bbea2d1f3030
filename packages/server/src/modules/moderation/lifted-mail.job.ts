import { href } from '@meetcute/core';
import type { Job } from '../../jobs/jobs.table.ts';
import type { Services } from '../../services.ts';
import { sendMail } from '../account/send-mail.service.ts';
import { isActive } from '../members/members.rules.ts';
import { readMember } from '../profile/profile.repository.ts';

type MailServices = Pick<Services, 'db' | 'sites' | 'mailer' | 'clock'>;

/** Mails an active member. Does nothing if the member is suspended or deleted by now. */
async function mailActive(
  services: MailServices,
  { siteId, subject }: Job,
  mail: { kind: 'lifted' | 'restored'; path: string },
): Promise<void> {
  const site = services.sites.find(({ id }) => id === siteId);
  const member = site && (await readMember(services.db, siteId, subject));
  if (!site || !member || member.fictional || !isActive(member, services.clock.now())) return;
  await sendMail(services, { site, member, ...mail });
}

/** Mails a member that the account is open again. */
export const mailLifted = (services: MailServices, job: Job): Promise<void> =>
  mailActive(services, job, { kind: 'lifted', path: href('login') });

/** Mails a member that a removed photo, message or text is back. */
export const mailRestored = (services: MailServices, job: Job): Promise<void> =>
  mailActive(services, job, { kind: 'restored', path: href('reports') });
