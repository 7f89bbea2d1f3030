import type { Transaction } from '../../database/database.ts';
import { ServerError } from '../../errors.ts';
import { resetAttempts, type Limit, throttle } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import type { Member } from '../members/members.table.ts';

/** Wrong attempts of a logged-in member. A right one clears the count. */
const LIMIT: Limit = { name: 'password', max: 10, window: 900_000 };

/** Creates the error of a wrong current password. */
export const wrongPassword = () =>
  new ServerError('wrong_password', { fields: { password: 'wrong_password' } });

interface PasswordCheckInput {
  site: Site;
  member: Member;
  password: string;
  now: Date;
}

/** Verifies the password of a logged-in member. Throws wrong_password, too_many_requests. */
export async function requirePassword(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  { site, member, password, now }: PasswordCheckInput,
): Promise<void> {
  const subject = member.id;
  await throttle(db, LIMIT, { siteId: site.id, subject, now });
  if (!(await passwords.verify(member.passwordHash, password))) throw wrongPassword();
  await resetAttempts(db, LIMIT, site.id, subject);
}

/** A change that a member has confirmed with the password. */
export interface Confirmed {
  /** Replaces the token of this session, so that a copied cookie ends. */
  rotateSession: (tx: Transaction) => Promise<void>;
}
