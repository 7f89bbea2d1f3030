import { emailKey } from '@meetcute/contract';
import { ServerError } from '../../errors.ts';
import { sha256 } from '../../hash.ts';
import { type Limit, resetAttempts, throttle, throttleNetwork } from '../../http/throttle.ts';
import type { Services } from '../../services.ts';
import { findStaffByEmail, replaceStaffHash, spendRecoveryCode, spendTotpStep } from './staff.repository.ts';
import { DESK, plainRecoveryCode } from './staff.rules.ts';
import type { Staff } from './staff.table.ts';
import { totpStepOf } from './totp.service.ts';

/** Wrong passwords of one network for one account. A right one clears the count. */
const LIMIT: Limit = { name: 'staff-login', max: 10, window: 900_000 };
/** Wrong passwords for one account, from any network. A right one clears the count. */
const ACCOUNT_LIMIT: Limit = { name: 'staff-login-account', max: 30, window: 3_600_000 };
/** Attempts of one network at any account, including successful ones. */
const NETWORK_LIMIT: Limit = { name: 'staff-login-network', max: 25, window: 300_000 };
/** Wrong codes for an account, after its password. A right one clears the count. */
const CODE_LIMIT: Limit = { name: 'staff-code', max: 10, window: 3_600_000 };

interface PasswordInput {
  email: string;
  password: string;
  network: string | null;
  now: Date;
}

/**
 * Returns the account of an address and password, whose code is still to be checked. An unknown address, a disabled account
 * and one that isn't set up respond like a wrong password and take the same time. Throws wrong_login, too_many_requests.
 */
export async function checkStaffPassword(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  { email, password, network, now }: PasswordInput,
): Promise<Staff> {
  await throttleNetwork(db, NETWORK_LIMIT, { siteId: DESK, network, now });
  const address = emailKey(email);
  const limits = [
    { limit: LIMIT, subject: `${network ?? ''} ${address}` },
    { limit: ACCOUNT_LIMIT, subject: address },
  ];
  // In turn, so that attempts that a network's count refuses do not fill that of the account.
  for (const { limit, subject } of limits) await throttle(db, limit, { siteId: DESK, subject, now });
  const account = await findStaffByEmail(db, email);
  const member = account?.disabledAt === null ? account : null;
  const isRight = await passwords.verify(member?.passwordHash ?? null, password);
  if (!member?.passwordHash || !isRight) throw new ServerError('wrong_login');
  for (const { limit, subject } of limits) await resetAttempts(db, limit, DESK, subject);
  const renewedHash = await passwords.renew(member.passwordHash, password);
  if (renewedHash !== null) await replaceStaffHash(db, member, renewedHash);
  return member;
}

/** A code that was right: the one of an app, or a recovery code with the number of those left. */
export type RightCode = { recoveryCodesLeft: number | null };

/**
 * Checks the code of an account and uses it up: each works once. Throws wrong_login, too_many_requests, which the right
 * password doesn't clear.
 */
export async function checkStaffCode(
  { db }: Pick<Services, 'db'>,
  { staff, code, now }: { staff: Staff; code: string; now: Date },
): Promise<RightCode> {
  await throttle(db, CODE_LIMIT, { siteId: DESK, subject: staff.id, now });
  const wrong = () => new ServerError('wrong_login', { fields: { code: 'wrong_code' } });
  const step = staff.totpSecret === null ? null : totpStepOf(staff.totpSecret, code, now);
  let recoveryCodesLeft: number | null = null;
  if (step === null) {
    recoveryCodesLeft = await spendRecoveryCode(db, staff.id, sha256(plainRecoveryCode(code)));
    if (recoveryCodesLeft === null) throw wrong();
  } else if (!(await spendTotpStep(db, staff.id, step))) throw wrong();
  await resetAttempts(db, CODE_LIMIT, DESK, staff.id);
  return { recoveryCodesLeft };
}
