import { createUnitOfWork } from '../../database/unit-of-work.ts';
import type { Services } from '../../services.ts';
import { replaceHash } from '../members/members.repository.ts';
import type { Member } from '../members/members.table.ts';
import { readMember } from '../profile/profile.repository.ts';

/**
 * Stores the hash of a right password again if it has an earlier cost, because only its member knows the password. Returns
 * the member with the stored hash.
 */
export async function renewHash(
  services: Services,
  member: Member,
  { password, now }: { password: string; now: Date },
): Promise<Member> {
  const { siteId, passwordHash: hashBefore } = member;
  const passwordHash = await services.passwords.renew(hashBefore, password);
  if (passwordHash === null) return member;
  const isStored = await createUnitOfWork(services, { siteId, now }).run([], ({ tx }) =>
    replaceHash(tx, member, passwordHash),
  );
  if (isStored) return { ...member, passwordHash };
  // Another log-in has renewed it. Or the password was changed: the old hash opens no session.
  const current = await readMember(services.db, siteId, member.id);
  return current && (await services.passwords.verify(current.passwordHash, password)) ? current : member;
}
