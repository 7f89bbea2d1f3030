import { ServerError } from '../../errors.ts';
import { emailKeyOf } from '../members/members.repository.ts';

/**
 * A member's name without spaces around it. Refused when nothing is left, when it starts with '@', or when
 * it is the e-mail address (spec: name.not-starting-with-at, name.not-equal-to-email).
 */
export function checkName(name: string, email: string): string {
  const trimmed = name.trim();
  const fault = faultOf(trimmed, email);
  if (fault)
    throw new ServerError('bad_request', { message: 'That name can not be used.', fields: { name: fault } });
  return trimmed;
}

function faultOf(name: string, email: string): string | null {
  if (name === '') return 'required';
  if (name.startsWith('@')) return 'name_starts_with_at';
  return name.toLowerCase() === emailKeyOf(email) ? 'name_equal_to_email' : null;
}
