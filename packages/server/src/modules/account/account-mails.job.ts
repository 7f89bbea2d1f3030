import { href, pickMemberLanguage } from '@meetcute/core';
import type { Job } from '../../jobs/jobs.table.ts';
import { moment, describeReader } from '../../mails/moment.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import type { Member } from '../members/members.table.ts';
import { readMember } from '../profile/profile.repository.ts';
import { type MailServices, sendActivation } from './activation.usecases.ts';
import { sendFarewell } from './deletion.usecases.ts';
import { sendEmailChange, sendEmailUndo } from './email-change.usecases.ts';
import { sendReset } from './password-reset.usecases.ts';
import { readSecurityMail } from './security-mails.rules.ts';
import { sendMail } from './send-mail.service.ts';
import { readToken } from './tokens.repository.ts';

type JobServices = MailServices & Pick<Services, 'sites'>;

/** Returns site and member of a mail job; null when one of them no longer exists. */
async function recipientOf(
  { db, sites }: JobServices,
  { siteId, subject }: Pick<Job, 'siteId' | 'subject'>,
): Promise<{ site: Site; member: Member } | null> {
  const site = sites.find(({ id }) => id === siteId);
  const member = await readMember(db, siteId, subject);
  return site && member ? { site, member } : null;
}

/**
 * Mails the activation link of a sign-up, unless a link was delivered meanwhile or the address is confirmed.
 */
export async function mailActivation(services: JobServices, job: Job): Promise<void> {
  const recipient = await recipientOf(services, job);
  if (!recipient || recipient.member.deletedAt) return;
  const { emailConfirmedAt, activationDeliveredAt } = recipient.member;
  if (!emailConfirmedAt && !activationDeliveredAt)
    await sendActivation(services, { ...recipient, now: services.clock.now() });
}

/** Mails how to restore a deleted account, unless it is restored already. */
export async function mailFarewell(services: JobServices, job: Job): Promise<void> {
  const recipient = await recipientOf(services, job);
  if (recipient?.member.deletedAt) await sendFarewell(services, recipient);
}

/** Mails a reset link to the account of an address, if there is one. */
export async function mailReset(services: JobServices, { siteId, subject: email }: Job): Promise<void> {
  const site = services.sites.find(({ id }) => id === siteId);
  if (site) await sendReset(services, { site, email, now: services.clock.now() });
}

/**
 * Mails the link of an address change to the new address, or with `email` the undo link to the old one. A later
 * change or a new password has dropped the token of the request, and no mail is sent.
 */
export async function mailEmailChange(services: JobServices, job: Job): Promise<void> {
  const { siteId, subject, kind, createdAt } = job;
  const [tokenHash = '', email] = subject.split(' ');
  const now = services.clock.now();
  const token = await readToken(services.db, { siteId, tokenHash, now });
  const recipient = token && (await recipientOf(services, token));
  if (!token || !recipient || recipient.member.deletedAt) return;
  if (email === undefined) await sendEmailChange(services, { ...recipient, requested: token, now });
  else {
    const changedAt = kind === 'email-replaced-mail' ? createdAt : null;
    await sendEmailUndo(services, { ...recipient, requested: token, now, email, changedAt });
  }
}

/** Mails a member that the password, the address or a passkey was changed or restored, or that a new browser logged in. */
export async function mailSecurity(services: JobServices, job: Job): Promise<void> {
  const securityMail = readSecurityMail(job.subject);
  const recipient =
    securityMail && (await recipientOf(services, { siteId: job.siteId, subject: securityMail.memberId }));
  if (!securityMail || !recipient || recipient.member.deletedAt) return;
  const { mail: kind } = securityMail;
  const path = href(kind === 'emailChanged' || kind === 'passkeysRemoved' ? 'account' : 'reset-password');
  const { member, site } = recipient;
  const reader = describeReader(member, pickMemberLanguage(site.settings, member.language));
  await sendMail(services, {
    ...recipient,
    kind,
    path,
    values: { time: moment(job.createdAt, reader) },
  });
}
