import type { Settings, SignUpPayload } from '@meetcute/contract';
import { canSignUp } from '../permissions/visitor.ts';
import { nameToSave } from '../profile/saving.ts';
import type { Refusal } from '../rulings.ts';
import { matchesCsrf, type Digest } from './csrf.ts';
import { tidyName } from './name.ts';

/** What a sign-up is held against besides its payload. */
export interface SignUpGate {
  readonly settings: Pick<Settings, 'signups'>;
  readonly userAgent: string;
  readonly digest: Digest;
  /** Whether a password, in lower case, is among the most common ones. */
  readonly isCommon: (password: string) => boolean | Promise<boolean>;
}

/** Whether a password is a common one, or the address or name of who chooses it. */
export async function isWeakPassword(
  password: string,
  { email, name }: Pick<SignUpPayload, 'email' | 'name'>,
  isCommon: SignUpGate['isCommon'],
): Promise<boolean> {
  const plain = password.toLowerCase();
  const address = email.trim().toLowerCase();
  const own = [address, address.split('@')[0], tidyName(name).toLowerCase()];
  return own.includes(plain) || isCommon(plain);
}

/** Why a sign-up is refused before its token and address are looked up; null where nothing speaks against it (spec: signup.blocked-when-invite-only). */
export async function signUpRefusal(
  payload: SignUpPayload,
  { settings, userAgent, digest, isCommon }: SignUpGate,
): Promise<Refusal | null> {
  const { email, name, password, csrf, trafficsource } = payload;
  if (!canSignUp(settings, trafficsource)) return { code: 'sign_up_closed' };
  if (!(await matchesCsrf(csrf, email, { userAgent, digest }))) return { code: 'bad_csrf' };
  const named = nameToSave(name, email, 'name');
  if (!named.isAllowed) return named.refusal;
  const isWeak = await isWeakPassword(password, { email, name }, isCommon);
  return isWeak ? { code: 'weak_password', fields: { password: 'weak_password' } } : null;
}
