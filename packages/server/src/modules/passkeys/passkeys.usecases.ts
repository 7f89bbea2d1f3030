import { namePasskey } from '@meetcute/core';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { DONE, type Done } from '../../done.ts';
import { notFound, unwrap } from '../../errors.ts';
import { deleteStoredLogins } from '../../http/idempotency.repository.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { type Confirmed, requirePassword } from '../account/require-password.usecases.ts';
import { securityMailJob } from '../account/security-mails.rules.ts';
import type { Member } from '../members/members.table.ts';
import { deletePasskey, renamePasskey } from './passkeys.repository.ts';

interface PasskeyInput {
  site: Site;
  member: Member;
  /** Id of the passkey. */
  id: string;
}

/** Changes the name of a passkey. Throws not_found, bad_request. */
export function renameOwnPasskey(
  unitOfWork: UnitOfWork<Done>,
  { site, member, id, ...input }: PasskeyInput & { name: string },
): Promise<Done> {
  const name = unwrap(namePasskey(input.name));
  return unitOfWork.run([member.id], async ({ tx }) => {
    if (!(await renamePasskey(tx, { siteId: site.id, memberId: member.id }, id, name))) throw notFound();
    return DONE;
  });
}

/**
 * Removes a passkey with the password, replaces the token of the session, and mails the member. Throws
 * wrong_password, not_found, too_many_requests.
 */
export async function removePasskey(
  unitOfWork: UnitOfWork<Done>,
  services: Pick<Services, 'db' | 'passwords'>,
  {
    site,
    member,
    id,
    password,
    rotateSession,
    now,
  }: PasskeyInput & Confirmed & { password: string; now: Date },
): Promise<Done> {
  await requirePassword(services, { site, member, password, now });
  return unitOfWork.run([member.id], async ({ tx, addJobs }) => {
    if (!(await deletePasskey(tx, { siteId: site.id, memberId: member.id }, id))) throw notFound();
    await rotateSession(tx);
    // Repeating a stored log-in with this passkey would open a session without it.
    await deleteStoredLogins(tx, site.id, member.id);
    addJobs([securityMailJob(member.id, 'passkeyRemoved')]);
    return DONE;
  });
}
