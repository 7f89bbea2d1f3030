import { isWeakPassword } from '@meetcute/core';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { DONE, type Done } from '../../done.ts';
import { ServerError } from '../../errors.ts';
import { deleteStoredLogins } from '../../http/idempotency.repository.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { updateMember } from '../members/members.repository.ts';
import type { Member } from '../members/members.table.ts';
import { notifyAccount } from '../notifications/notify.usecases.ts';
import { readMember } from '../profile/profile.repository.ts';
import { deleteKnownBrowsers } from '../sessions/known-browsers.repository.ts';
import { deleteOtherSessions } from '../sessions/sessions.repository.ts';
import { isCommonPassword } from './passwords.service.ts';
import { type Confirmed, requirePassword, wrongPassword } from './require-password.usecases.ts';
import { securityMailJob } from './security-mails.rules.ts';
import { dropTokens } from './tokens.repository.ts';

interface ChangePasswordInput extends Confirmed {
  site: Site;
  member: Member;
  /** The current password. */
  password: string;
  newPassword: string;
  /** Id of the session of the request. */
  current: string;
  /** The hash of the visitor cookie. */
  visitor: string;
  now: Date;
}

/**
 * Sets a new password with the current one. Ends all other sessions, and replaces the token of this one, so that a copied
 * cookie ends too. Mailed links of before no longer work, except those that undo a change of address. Throws
 * wrong_password, weak_password, too_many_requests.
 */
export async function changePassword(
  unitOfWork: UnitOfWork<Done>,
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  input: ChangePasswordInput,
): Promise<Done> {
  const { site, member, password, newPassword, current, visitor, rotateSession, now } = input;
  await requirePassword({ db, passwords }, { site, member, password, now });
  const owner = { email: member.email, name: member.name, siteName: site.settings.name };
  if (await isWeakPassword(newPassword, owner, isCommonPassword))
    throw new ServerError('weak_password', { fields: { new_password: 'weak_password' } });
  const passwordHash = await passwords.hash(newPassword);
  return unitOfWork.run([member.id], async (change) => {
    const { tx, addJobs } = change;
    // Another change that was faster has replaced the password that was checked here.
    const storedMember = await readMember(tx, site.id, member.id);
    if (storedMember?.passwordHash !== member.passwordHash) throw wrongPassword();
    await updateMember(tx, site.id, member.id, { passwordHash });
    await deleteOtherSessions(tx, site.id, member.id, current);
    await deleteStoredLogins(tx, site.id, member.id);
    await deleteKnownBrowsers(tx, { siteId: site.id, memberId: member.id }, visitor);
    await dropTokens(tx, site.id, member.id, ['password', 'email_change']);
    await rotateSession(tx);
    addJobs([securityMailJob(member.id, 'passwordChanged')]);
    await notifyAccount(change, { site, memberId: member.id, now }, 'password_changed');
    return DONE;
  });
}
