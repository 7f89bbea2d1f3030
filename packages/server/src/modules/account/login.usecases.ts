import { isInGrace, isKnownBrowser } from '@meetcute/core';
import { createUnitOfWork } from '../../database/unit-of-work.ts';
import { ServerError } from '../../errors.ts';
import { resetAttempts, type Limit, throttle, throttleNetwork } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { emailKeyOf, findByEmail } from '../members/members.repository.ts';
import type { Member } from '../members/members.table.ts';
import { notifyAccount } from '../notifications/notify.usecases.ts';
import { lastLoginFrom } from '../sessions/known-browsers.repository.ts';
import { restoreAccount } from './deletion.usecases.ts';

/** Wrong attempts of one network at one account within 15 minutes. A right one clears the count. */
const LIMIT: Limit = { name: 'login', max: 10, window: 900_000 };
/** Attempts of one network at any account, including successful ones. */
const NETWORK_LIMIT: Limit = { name: 'login-network', max: 25, window: 300_000 };

interface Login {
  site: Site;
  network: string | null;
  email: string;
  password: string;
  now: Date;
}

/**
 * Returns the member of an address and password. Unknown, erased and wrong credentials respond alike and take
 * the same time. A deleted account is restored within the grace period. Throws wrong_login,
 * too_many_requests.
 */
export async function logIn(
  services: Services,
  { site, network, email, password, now }: Login,
): Promise<Member> {
  const { db, passwords } = services;
  await throttleNetwork(db, NETWORK_LIMIT, { siteId: site.id, network, now });
  // Counted per network, so that guessing cannot lock a member out.
  const subject = `${network ?? ''} ${emailKeyOf(email)}`;
  await throttle(db, LIMIT, { siteId: site.id, subject, now });
  const found = await findByEmail(db, site.id, email);
  const member = found?.deletedAt && !isInGrace(found.deletedAt, now) ? null : found;
  const isRight = await passwords.verify(member?.passwordHash ?? null, password);
  if (!member || !isRight) throw new ServerError('wrong_login');
  await resetAttempts(db, LIMIT, site.id, subject);
  return member.deletedAt ? restoreAccount(services, member, now) : member;
}

/** Notifies a member of a login from a browser that has not logged in for long. */
export async function notifyOfLogin(
  services: Services,
  { site, member, visitor, now }: { site: Site; member: Member; visitor: string; now: Date },
): Promise<void> {
  const browser = { siteId: site.id, memberId: member.id, visitor };
  if (isKnownBrowser(await lastLoginFrom(services.db, browser), now)) return;
  await createUnitOfWork(services, { siteId: site.id, now }).run([member.id], (change) =>
    notifyAccount(change, { site, memberId: member.id, now }, 'new_session'),
  );
}
