import { DELETION_GRACE_DAYS } from '@meetcute/core';
import type { CommandServices } from '../database/open-for-commands.ts';
import { type Change, createUnitOfWork } from '../database/unit-of-work.ts';
import { idleWorker } from '../jobs/idle-worker.ts';
import { closeAccount } from '../modules/account/deletion.usecases.ts';
import { appendAudit } from '../modules/audit/audit.repository.ts';
import type { Member } from '../modules/members/members.table.ts';
import { deleteAllSessions } from '../modules/sessions/sessions.repository.ts';
import { randomIds } from '../ports/defaults.ts';
import type { Site } from '../sites.ts';
import type { Signature } from './signature.ts';

/** A signed change of a member by an operator. */
export interface MemberAction extends Signature {
  member: Member;
  now: Date;
}

/** Runs a change of a locked member, and records it in the audit log in the same transaction. */
export function changeMember(
  services: CommandServices,
  action: string,
  { member: { siteId, id }, author, reason, now }: MemberAction,
  work: (change: Change) => Promise<unknown> = async () => {},
): Promise<void> {
  const unitOfWork = createUnitOfWork<void>(
    { ...services, ids: randomIds, worker: idleWorker },
    { siteId, now },
  );
  return unitOfWork.run([id], async (change) => {
    await work(change);
    await appendAudit(change, {
      siteId,
      at: now,
      author,
      action,
      subjectKind: 'member',
      subjectId: id,
      reason,
    });
  });
}

/** Ends all sessions of a member, with their open pages. Returns a sentence for the operator. */
export async function logOutMember(services: CommandServices, action: MemberAction): Promise<string> {
  const { siteId, id, email } = action.member;
  await changeMember(services, 'log_out', action, ({ tx }) => deleteAllSessions(tx, siteId, id));
  return `Ended all sessions of ${email}. The next login from each browser counts as one from a new browser.`;
}

/** Deletes an account as its member would. Returns a sentence for the operator. */
export async function deleteByOperator(
  services: CommandServices,
  site: Site,
  action: MemberAction,
): Promise<string> {
  const { id, email } = action.member;
  await changeMember(services, 'delete', action, (change) =>
    closeAccount(change, { site, memberId: id, now: action.now }),
  );
  return `Deleted the account of ${email}. A running server mails the member and erases the data after ${DELETION_GRACE_DAYS} days; a login until then restores the account.`;
}
