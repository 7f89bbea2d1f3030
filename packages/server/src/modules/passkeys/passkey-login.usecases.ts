import type { PasskeyRequest, UsedPasskey } from '@meetcute/contract';
import { isInGrace } from '@meetcute/core';
import { createUnitOfWork } from '../../database/unit-of-work.ts';
import { ServerError } from '../../errors.ts';
import { type Limit, throttleNetwork } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { letIn, LOGIN_NETWORK_LIMIT } from '../account/login.usecases.ts';
import type { Member } from '../members/members.table.ts';
import { isTrustedBrowser } from '../sessions/known-browsers.repository.ts';
import { issueChallenge, spendChallenge } from './challenge.usecases.ts';
import { findPasskey, type KnownPasskey, storeUse } from './passkeys.repository.ts';
import { isCounterAhead, relyingPartyOf } from './passkeys.rules.ts';
import { requestOptions, verifyUsed } from './webauthn.service.ts';

/** Challenges for log-ins. Each view of the log-in page asks for one, so that browsers can offer passkeys. */
const START_LIMIT: Limit = { name: 'passkey-start-network', max: 600, window: 600_000 };

interface LoginInput {
  site: Site;
  /** The host requested by the browser. */
  host: string;
  /** The hash of the visitor cookie. */
  visitor: string;
  network: string | null;
  now: Date;
}

const bindingOf = ({ site, visitor, now }: LoginInput) =>
  ({ siteId: site.id, kind: 'passkey_login', visitor, subject: '', session: '', now }) as const;

/** Returns what the browser needs to log in with any passkey of the site. Throws too_many_requests. */
export async function startPasskeyLogin(services: Services, input: LoginInput): Promise<PasskeyRequest> {
  const { site, host, network, now } = input;
  await throttleNetwork(services.db, START_LIMIT, { siteId: site.id, network, now });
  const challenge = await issueChallenge(services, bindingOf(input));
  return requestOptions(relyingPartyOf(host, site.origin), challenge);
}

/**
 * Returns the member of a used passkey. Unknown, erased and invalid ones respond alike. A deleted account is restored
 * within the grace period. Calls `onCopied` with the member when the counter shows that somebody may have copied the
 * passkey, and refuses it. Throws wrong_login, suspended, too_many_requests.
 */
export async function logInWithPasskey(
  services: Services,
  input: LoginInput & { used: UsedPasskey; onCopied: (memberId: string) => void },
): Promise<Member> {
  const { site, visitor, network, used, onCopied, now } = input;
  const { db } = services;
  const siteId = site.id;
  const match = await findPasskey(db, siteId, used.id);
  const isTrusted = await isTrustedBrowser(db, { siteId, memberId: match?.member.id ?? '', visitor }, now);
  if (!isTrusted) await throttleNetwork(db, LOGIN_NETWORK_LIMIT, { siteId, network, now });
  const challenge = await spendChallenge(services, used.response.clientDataJSON, bindingOf(input));
  const counter = match && challenge ? await counterOf(match, input, challenge) : null;
  if (!match || counter === null) throw new ServerError('wrong_login');
  const { member, passkey } = match;
  const isStored =
    isCounterAhead(passkey.counter, counter) &&
    (await createUnitOfWork(services, { siteId, now }).run([], ({ tx }) =>
      storeUse(tx, passkey, { counter, now }),
    ));
  if (!isStored) {
    onCopied(member.id);
    throw new ServerError('wrong_login');
  }
  return letIn(services, member, now);
}

/** Returns the counter of a valid use; null for an invalid one, of another member, or of an erased account. */
async function counterOf(
  { passkey, member, handle }: KnownPasskey,
  { site, host, used, now }: LoginInput & { used: UsedPasskey },
  challenge: string,
): Promise<number | null> {
  const isErased = member.deletedAt !== null && !isInGrace(member.deletedAt, now);
  if (isErased || used.response.userHandle !== handle) return null;
  const party = relyingPartyOf(host, site.origin);
  return verifyUsed(used, { party, challenge, publicKey: passkey.publicKey });
}
