import { href } from '@meetcute/core';
import type { Job } from '../../jobs/jobs.table.ts';
import type { Services } from '../../services.ts';
import { sendMail } from '../account/send-mail.service.ts';
import { isActive } from '../members/members.rules.ts';
import { readMember } from '../profile/profile.repository.ts';

/** Mails a member that the account is open again. Does nothing if it is suspended or deleted by now. */
export async function mailLifted(
  services: Pick<Services, 'db' | 'sites' | 'mailer' | 'clock'>,
  { siteId, subject }: Job,
): Promise<void> {
  const site = services.sites.find(({ id }) => id === siteId);
  const member = site && (await readMember(services.db, siteId, subject));
  if (!site || !member || member.fictional || !isActive(member, services.clock.now())) return;
  await sendMail(services, { site, member, kind: 'lifted', path: href('login') });
}
