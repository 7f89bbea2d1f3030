import type { CallResponse, Calls, CreatedPasskey } from '@meetcute/contract';
import { canAddPasskey, namePasskey } from '@meetcute/core';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { ServerError, unwrap } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Site } from '../../sites.ts';
import { type Confirmed, requirePassword } from '../account/require-password.usecases.ts';
import { securityMailJob } from '../account/security-mails.rules.ts';
import type { Member } from '../members/members.table.ts';
import { issueChallenge, spendChallenge } from './challenge.usecases.ts';
import { countPasskeys, handleOf, insertPasskey, passkeysOf } from './passkeys.repository.ts';
import { relyingPartyOf } from './passkeys.rules.ts';
import { passkeyOf } from './passkeys.view.ts';
import { creationOptions, verifyCreated } from './webauthn.service.ts';

interface AddingInput {
  site: Site;
  /** The host requested by the browser. */
  host: string;
  member: Member;
  /** Id of the session of the request. */
  session: string;
  /** The hash of the visitor cookie. */
  visitor: string;
  now: Date;
}

const bindingOf = ({ site, member, session, visitor, now }: AddingInput) =>
  ({ siteId: site.id, kind: 'passkey_add', visitor, subject: member.id, session, now }) as const;

function requireRoom(count: number): void {
  if (!canAddPasskey(count)) throw new ServerError('too_many_passkeys');
}

/**
 * Returns with the password what the browser needs to create a passkey, and replaces the token of the session. Throws
 * wrong_password, too_many_passkeys, too_many_requests.
 */
export async function startPasskey(
  unitOfWork: UnitOfWork<CallResponse<Calls['startPasskey']>>,
  services: Services,
  input: AddingInput & Confirmed & { password: string },
): Promise<CallResponse<Calls['startPasskey']>> {
  const { site, host, member, now, password, rotateSession } = input;
  const { db, ids } = services;
  await requirePassword(services, { site, member, password, now });
  const owner = { siteId: site.id, memberId: member.id };
  const existing = await passkeysOf(db, owner);
  requireRoom(existing.length);
  const handle = await handleOf(db, owner, ids.secret());
  const options = await creationOptions({
    party: relyingPartyOf(host, site.origin),
    siteName: site.settings.name,
    challenge: await issueChallenge(services, bindingOf(input)),
    user: { handle, email: member.email, name: member.name },
    existing,
  });
  return unitOfWork.run([member.id], async ({ tx }) => {
    await rotateSession(tx);
    return { options };
  });
}

/**
 * Adds the passkey that the browser created for the challenge of this session, and mails the member. The challenge
 * proves that the password was right. Throws bad_passkey, too_many_passkeys.
 */
export async function addPasskey(
  unitOfWork: UnitOfWork<CallResponse<Calls['addPasskey']>>,
  services: Services,
  input: AddingInput & { name: string; created: CreatedPasskey },
): Promise<CallResponse<Calls['addPasskey']>> {
  const { site, host, member, created: newPasskey, now } = input;
  const name = unwrap(namePasskey(input.name));
  const challenge = await spendChallenge(services, newPasskey.response.clientDataJSON, bindingOf(input));
  const party = relyingPartyOf(host, site.origin);
  const verifiedPasskey = challenge === null ? null : await verifyCreated(newPasskey, { party, challenge });
  if (!verifiedPasskey) throw new ServerError('bad_passkey');
  const owner = { siteId: site.id, memberId: member.id };
  return unitOfWork.run([member.id], async ({ tx, addJobs }) => {
    requireRoom(await countPasskeys(tx, owner));
    const { transports } = newPasskey.response;
    const dates = { createdAt: now, lastUsedAt: null };
    const row = { id: services.ids.id(), ...owner, ...verifiedPasskey, transports, name, ...dates };
    // Another member's passkey cannot be taken over by its public id.
    if (!(await insertPasskey(tx, row))) throw new ServerError('bad_passkey');
    addJobs([securityMailJob(member.id, 'passkeyAdded')]);
    return { passkey: passkeyOf(row) };
  });
}
