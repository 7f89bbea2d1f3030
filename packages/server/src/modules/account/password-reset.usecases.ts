import { emailKey } from '@meetcute/contract';
import { isWeakPassword } from '@meetcute/core';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { DONE, type Done } from '../../done.ts';
import { ServerError } from '../../errors.ts';
import { type Limit, LINK_LIMIT, throttle, throttleNetwork } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { publishUser } from '../members/members.usecases.ts';
import { findByEmail, updateMember } from '../members/members.repository.ts';
import { notifyAccount } from '../notifications/notify.usecases.ts';
import { deletePasskeys } from '../passkeys/passkeys.repository.ts';
import { readMember } from '../profile/profile.repository.ts';
import { trustResetBrowser } from '../sessions/known-browsers.repository.ts';
import { deleteAllSessions } from '../sessions/sessions.repository.ts';
import type { MailServices } from './activation.usecases.ts';
import { securityMailJob } from './security-mails.rules.ts';
import { sendMail } from './send-mail.service.ts';
import { isCommonPassword } from './passwords.service.ts';
import { dropTokens, findToken, issueToken, spendToken } from './tokens.repository.ts';

/** Lifetime of the mailed link, in hours. */
const LIFETIME_HOURS = 2;

const LIMIT: Limit = { name: 'password-reset', max: 5, window: 3_600_000 };
const NETWORK_LIMIT: Limit = { name: 'password-reset-network', max: 20, window: 3_600_000 };

interface ResetRequestInput {
  site: Site;
  email: string;
  network: string | null;
  now: Date;
}

/**
 * Counts a reset request. An unknown address counts like a known one, so that the limit does not reveal
 * accounts. Throws too_many_requests.
 */
export async function admitReset(
  { db }: Services,
  { site, email, network, now }: ResetRequestInput,
): Promise<void> {
  await throttleNetwork(db, NETWORK_LIMIT, { siteId: site.id, network, now });
  await throttle(db, LIMIT, { siteId: site.id, subject: emailKey(email), now });
}

/** Queues the mail of a reset, with and without an account, so that its duration does not reveal accounts. */
export const requestReset = (unitOfWork: UnitOfWork<Done>, email: string): Promise<Done> =>
  unitOfWork.run([], async ({ addJobs }) => {
    addJobs([{ kind: 'password-mail', subject: email }]);
    return DONE;
  });

/** Mails a reset link to the account of an address, if there is one. */
export async function sendReset(
  services: MailServices,
  { site, email, now }: Omit<ResetRequestInput, 'network'>,
): Promise<void> {
  const member = await findByEmail(services.db, site.id, email);
  if (!member || member.deletedAt) return;
  const token = await issueToken(services.db, services.ids, {
    siteId: site.id,
    kind: 'password',
    subject: member.id,
    visitor: null,
    now,
    lifetime: LIFETIME_HOURS * 3_600_000,
  });
  const path = `/reset-password/do?token=${token}`;
  await sendMail(services, { site, member, kind: 'password', path, values: { count: LIFETIME_HOURS } });
}

interface ResetInput {
  site: Site;
  secret: string;
  network: string | null;
  visitor: string;
  password: string;
  now: Date;
}

/**
 * Sets a new password with a mailed single-use token, ends every session and removes the passkeys. Access to the mail proves
 * ownership, so the address becomes confirmed, and strangers who guess cannot lock this browser out. Throws
 * bad_token, weak_password.
 */
export async function resetPassword(
  unitOfWork: UnitOfWork<Done>,
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  { site, secret, network, visitor, password, now }: ResetInput,
): Promise<Done> {
  await throttleNetwork(db, LINK_LIMIT, { siteId: site.id, network, now });
  const token = await findToken(db, { siteId: site.id, kind: 'password', secret, now });
  const member = token && !token.usedAt ? await readMember(db, site.id, token.subject) : null;
  if (!token || !member || member.deletedAt) throw new ServerError('bad_token');
  const owner = { email: member.email, name: member.name, siteName: site.settings.name };
  if (await isWeakPassword(password, owner, isCommonPassword))
    throw new ServerError('weak_password', { fields: { password: 'weak_password' } });
  const passwordHash = await passwords.hash(password);
  return unitOfWork.run([member.id], async (change) => {
    const { tx } = change;
    if (!(await spendToken(tx, site.id, token.tokenHash, now))) throw new ServerError('bad_token');
    await dropTokens(tx, site.id, member.id, ['password', 'email_change']);
    const emailConfirmedAt = member.emailConfirmedAt ?? now;
    await updateMember(tx, site.id, member.id, { passwordHash, emailConfirmedAt });
    await deleteAllSessions(tx, site.id, member.id);
    await trustResetBrowser(tx, { siteId: site.id, memberId: member.id, visitor }, now);
    change.addJobs([securityMailJob(member.id, 'passwordChanged')]);
    // A stranger who has added a passkey must not keep it, because each mail names a new password as the way to react.
    const removedCount = await deletePasskeys(tx, { siteId: site.id, memberId: member.id });
    if (removedCount > 0) change.addJobs([securityMailJob(member.id, 'passkeysRemoved')]);
    await notifyAccount(change, { site, memberId: member.id, now }, 'password_changed');
    await publishUser(change, { site, memberId: member.id, now });
    return DONE;
  });
}
