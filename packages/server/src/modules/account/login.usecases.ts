import { emailKey } from '@meetcute/contract';
import { isInGrace, isKnownBrowser, isSuspended } from '@meetcute/core';
import { createUnitOfWork } from '../../database/unit-of-work.ts';
import { ServerError, suspendedError } from '../../errors.ts';
import { countsWithin, resetAttempts, type Limit, throttle, throttleNetwork } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { findByEmail } from '../members/members.repository.ts';
import type { Member } from '../members/members.table.ts';
import { notifyAccount } from '../notifications/notify.usecases.ts';
import { isTrustedBrowser, lastLoginFrom } from '../sessions/known-browsers.repository.ts';
import { restoreAccount } from './deletion.usecases.ts';
import { renewHash } from './renew-hash.usecases.ts';
import { securityMailJob } from './security-mails.rules.ts';

/** Wrong attempts of a browser at the account that knows it. A right one clears the count. */
const BROWSER_LIMIT: Limit = { name: 'login-browser', max: 10, window: 900_000 };
/** Wrong attempts of unknown browsers of one network at one account. A right one clears the count. */
const LIMIT: Limit = { name: 'login', max: 10, window: 900_000 };
/** Wrong attempts of all unknown browsers at one account, from any network. A right one clears the count. */
const ACCOUNT_LIMIT: Limit = { name: 'login-account', max: 30, window: 3_600_000 };
/** Attempts of unknown browsers of one network at any account, including successful ones. */
export const LOGIN_NETWORK_LIMIT: Limit = { name: 'login-network', max: 25, window: 300_000 };

/** Mails about logins from new browsers. A member of private windows logs in from a new one each time. */
const MAIL_LIMIT: Limit = { name: 'login-mail', max: 3, window: 86_400_000 };

interface Login {
  site: Site;
  network: string | null;
  visitor: string;
  email: string;
  password: string;
  now: Date;
}

/**
 * Returns the member of an address and password. Unknown, erased and wrong credentials respond alike and take
 * the same time. A deleted account is restored within the grace period. Throws wrong_login, suspended,
 * too_many_requests.
 */
export async function logIn(
  services: Services,
  { site, network, visitor, email, password, now }: Login,
): Promise<Member> {
  const { db, passwords } = services;
  const siteId = site.id;
  const account = await findByEmail(db, siteId, email);
  const member = account?.deletedAt && !isInGrace(account.deletedAt, now) ? null : account;
  // Unknown addresses get the same query, so that its duration does not reveal accounts.
  const isTrusted = await isTrustedBrowser(db, { siteId, memberId: member?.id ?? '', visitor }, now);
  if (!isTrusted) await throttleNetwork(db, LOGIN_NETWORK_LIMIT, { siteId, network, now });
  const attempts = countedOf(isTrusted, { network, visitor, email });
  // In turn, so that attempts that a network's count refuses do not fill that of the account.
  for (const { limit, subject } of attempts) await throttle(db, limit, { siteId, subject, now });
  const isRight = await passwords.verify(member?.passwordHash ?? null, password);
  if (!member || !isRight) throw new ServerError('wrong_login');
  for (const { limit, subject } of attempts) await resetAttempts(db, limit, siteId, subject);
  return renewHash(services, await letIn(services, member, now), { password, now });
}

/**
 * Lets a member in who has proved to be the one: restores a deleted account. Throws suspended, which a guess never
 * learns, because the proof comes first.
 */
export async function letIn(services: Services, member: Member, now: Date): Promise<Member> {
  const { suspendedUntil } = member;
  if (isSuspended(suspendedUntil, now)) throw suspendedError(suspendedUntil);
  return member.deletedAt ? restoreAccount(services, member, now) : member;
}

/**
 * Returns the counts that a wrong password adds to. A browser that the member uses has one of its own, so that
 * strangers who guess cannot lock it out.
 */
function countedOf(
  isTrusted: boolean,
  { network, visitor, email }: Pick<Login, 'network' | 'visitor' | 'email'>,
) {
  const address = emailKey(email);
  return isTrusted
    ? [{ limit: BROWSER_LIMIT, subject: `${visitor} ${address}` }]
    : [
        { limit: LIMIT, subject: `${network ?? ''} ${address}` },
        { limit: ACCOUNT_LIMIT, subject: address },
      ];
}

/**
 * Notifies a member of a login from a browser that has not logged in for long, by mail too. A browser that has just set a
 * new password sends no mail, because the password's own mail arrives at the same time.
 */
export async function notifyOfLogin(
  services: Services,
  { site, member, visitor, now }: { site: Site; member: Member; visitor: string; now: Date },
): Promise<void> {
  const browser = { siteId: site.id, memberId: member.id, visitor };
  if (isKnownBrowser(await lastLoginFrom(services.db, browser), now)) return;
  const isMailed = !(await isTrustedBrowser(services.db, browser, now));
  await createUnitOfWork(services, { siteId: site.id, now }).run([member.id], async (change) => {
    await notifyAccount(change, { site, memberId: member.id, now }, 'new_session');
    const mailAttempt = { siteId: site.id, subject: member.id, now };
    if (isMailed && (await countsWithin(change.tx, MAIL_LIMIT, mailAttempt)))
      change.addJobs([securityMailJob(member.id, 'newLogin')]);
  });
}
