import { canReceiveMail, type EmailCheck, emailKey } from '@meetcute/contract';
import { type Limit, throttle, throttleNetwork } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { findByEmail } from '../members/members.repository.ts';
import type { Member } from '../members/members.table.ts';
import { issueToken } from './tokens.repository.ts';

/** Lifetime of a sign-up token: an hour, in milliseconds. */
export const SIGN_UP_TOKEN_LIFETIME = 3_600_000;

/** Limit per browser. The check reveals whether an address has an account; a form checks while it is typed. */
const LIMIT: Limit = { name: 'email-check', max: 20, window: 600_000 };
/** Limit per network, for browsers that discard their cookies. */
const NETWORK_LIMIT: Limit = { name: 'email-check-network', max: 60, window: 600_000 };
/** Limit per address, whether it has an account or not, from any network. */
const ADDRESS_LIMIT: Limit = { name: 'email-check-address', max: 20, window: 3_600_000 };

interface Check {
  site: Site;
  visitor: string;
  network: string | null;
  requested: string;
  now: Date;
}

const statusOf = (member: Member | null): EmailCheck['status'] => {
  if (!member) return 'new';
  if (member.deletedAt) return 'deleted';
  return member.emailConfirmedAt ? 'active' : 'not_confirmed';
};

/**
 * Returns whether an address can sign up. A new address gets a token bound to the address and the browser.
 * Throws too_many_requests.
 */
export async function checkEmail(
  { db, ids }: Services,
  { site, visitor, network, requested, now }: Check,
): Promise<EmailCheck> {
  await throttleNetwork(db, NETWORK_LIMIT, { siteId: site.id, network, now });
  await throttle(db, LIMIT, { siteId: site.id, subject: visitor, now });
  const email = emailKey(requested);
  const isReachable = canReceiveMail(requested);
  if (isReachable) await throttle(db, ADDRESS_LIMIT, { siteId: site.id, subject: email, now });
  const status = isReachable ? statusOf(await findByEmail(db, site.id, email)) : 'invalid';
  const check = { status, email, request_email: requested };
  if (status !== 'new') return { ...check, token: null };
  const lifetime = SIGN_UP_TOKEN_LIFETIME;
  const token = await issueToken(db, ids, {
    siteId: site.id,
    kind: 'sign_up',
    subject: email,
    visitor,
    now,
    lifetime,
  });
  return { ...check, token };
}
