import { isWeakPassword } from '@meetcute/core';
import { createUnitOfWork } from '../../database/unit-of-work.ts';
import { ServerError } from '../../errors.ts';
import { sha256 } from '../../hash.ts';
import { LINK_LIMIT, throttleNetwork } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import { isCommonPassword } from '../account/passwords.service.ts';
import { findBySetUpToken, keepTotpSecret, replaceRecoveryCodes, storeFactors } from './staff.repository.ts';
import { DESK, newRecoveryCodes, plainRecoveryCode } from './staff.rules.ts';
import type { Staff } from './staff.table.ts';
import { newTotpSecret, totpStepOf, totpUri } from './totp.service.ts';

interface SetUpLink {
  token: string;
  network: string | null;
  now: Date;
}

/** Returns the account of a set-up link. Throws bad_token, too_many_requests. */
async function staffOfLink({ db }: Pick<Services, 'db'>, { token, network, now }: SetUpLink): Promise<Staff> {
  await throttleNetwork(db, LINK_LIMIT, { siteId: DESK, network, now });
  const account = await findBySetUpToken(db, sha256(token), now);
  if (!account) throw new ServerError('bad_token');
  return account;
}

/** Returns what the set-up page shows of a link. Its secret stays the same until the link is used. */
export async function startSetUp(services: Pick<Services, 'db'>, link: SetUpLink) {
  const { id, name, email } = await staffOfLink(services, link);
  const secret = await keepTotpSecret(services.db, id, newTotpSecret());
  return { name, email, secret, uri: totpUri(secret, email) };
}

/**
 * Stores the password and the second factor of a link, and uses the link up. Returns the account and its recovery codes,
 * which are not stored as text. Throws bad_token, weak_password, wrong_login, too_many_requests.
 */
export async function finishSetUp(
  services: Services,
  { password, code, ...link }: SetUpLink & { password: string; code: string },
): Promise<{ staff: Staff; codes: string[] }> {
  const { passwords } = services;
  const { now } = link;
  const account = await staffOfLink(services, link);
  const step = account.totpSecret === null ? null : totpStepOf(account.totpSecret, code, now);
  if (step === null) throw new ServerError('wrong_login', { fields: { code: 'wrong_code' } });
  const { email, name } = account;
  if (await isWeakPassword(password, { email, name, siteName: 'desk' }, isCommonPassword))
    throw new ServerError('weak_password', { fields: { password: 'weak_password' } });
  const passwordHash = await passwords.hash(password);
  const codes = newRecoveryCodes();
  const hashes = codes.map((each) => sha256(plainRecoveryCode(each)));
  return createUnitOfWork(services, { siteId: DESK, now }).run([], async ({ tx }) => {
    if (!(await storeFactors(tx, account, { passwordHash, totpStep: step })))
      throw new ServerError('bad_token');
    await replaceRecoveryCodes(tx, account.id, hashes);
    return { staff: { ...account, passwordHash }, codes };
  });
}
