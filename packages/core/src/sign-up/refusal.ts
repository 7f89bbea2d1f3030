import type { Settings, SignUpPayload } from '@meetcute/contract';
import { canSignUp } from '../permissions/visitor.ts';
import type { NameToSave } from '../names/index.ts';
import type { Refusal } from '../rule-result.ts';
import { matchesCsrf, type Digest } from './csrf.ts';
import { isWeakPassword, type IsCommonPassword } from './weak-password.ts';

/** Data that a sign-up is checked against, in addition to its payload. */
export interface SignUpGate {
  readonly settings: Pick<Settings, 'name' | 'signups'>;
  readonly userAgent: string;
  readonly digest: Digest;
  readonly isCommon: IsCommonPassword;
  /** Function of `@meetcute/core/names`, whose table of lookalike letters pages must not load. */
  readonly nameToSave: NameToSave;
}

/**
 * Returns why a sign-up is refused, before its token and address are looked up; null if it may proceed
 * (spec: signup.blocked-when-invite-only).
 */
export async function signUpRefusal(
  payload: SignUpPayload,
  { settings, userAgent, digest, isCommon, nameToSave }: SignUpGate,
): Promise<Refusal | null> {
  const { email, name, password, csrf, trafficsource } = payload;
  if (!canSignUp(settings, trafficsource)) return { code: 'sign_up_closed' };
  if (!(await matchesCsrf(csrf, email, { userAgent, digest }))) return { code: 'bad_csrf' };
  const nameResult = nameToSave(name, { email, siteName: settings.name, field: 'name' });
  if (!nameResult.isAllowed) return nameResult.refusal;
  const isWeak = await isWeakPassword(password, { email, name, siteName: settings.name }, isCommon);
  return isWeak ? { code: 'weak_password', fields: { password: 'weak_password' } } : null;
}
