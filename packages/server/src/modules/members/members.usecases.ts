import type { User } from '@meetcute/contract';
import type { Transaction } from '../../database/database.ts';
import { ServerError } from '../../errors.ts';
import type { RecordOutcome } from '../../http/call-context.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { appendEvent } from '../events/append-events.repository.ts';
import { changeFor } from '../events/change.ts';
import { photosOf } from '../photos/photos.repository.ts';
import { updateMember } from './members.repository.ts';
import type { Member } from './members.table.ts';
import { userOf } from './members.view.ts';

/** A change of a member's own account. */
export interface ChangeInput {
  site: Site;
  memberId: string;
  now: Date;
}

/**
 * Changes a member's account in a transaction with the member's row locked, and appends a `user` event for
 * the member's other tabs. `recordOutcome` stores the call's response in the same transaction. Throws
 * not_logged_in when the account does not exist any more.
 */
export async function changeUser<T>(
  services: Services,
  { site, memberId, now }: ChangeInput,
  work: (tx: Transaction) => Promise<T>,
  recordOutcome?: RecordOutcome<User>,
): Promise<{ user: User; result: T }> {
  return changeFor(services, site.id, [memberId], async (tx) => {
    const result = await work(tx);
    const member = await updateMember(tx, site.id, memberId, { lastActiveAt: now });
    if (!member) throw new ServerError('not_logged_in');
    const user = await readUser(tx, site, member, now);
    await appendEvent(tx, { siteId: site.id, memberId }, 'user', user, now);
    await recordOutcome?.(tx, user);
    return { user, result };
  });
}

/** Returns the account as its member sees it. */
export async function readUser(
  db: Services['db'] | Transaction,
  site: Site,
  member: Member,
  now: Date,
): Promise<User> {
  return userOf(member, await photosOf(db, site.id, member.id), { site, now });
}
