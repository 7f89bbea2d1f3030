import { asciiEmail } from '@meetcute/contract';
import { allow, refuse, type RuleResult } from '../rule-result.ts';
import { emailProblem } from '../sign-up/fields.ts';

/** Cancellation without login, as it was declared. */
export interface Cancellation {
  readonly email: string;
  /** Whether it is ordinary, or has a reason that ends the contract by law. */
  readonly kind: 'ordinary' | 'extraordinary';
  /** Reason; '' without one, which only an ordinary cancellation may be. */
  readonly reason: string;
  /** Day on which premium is to have ended, as `YYYY-MM-DD`; '' for as soon as possible. */
  readonly date: string;
}

/** Fields of a cancellation that were sent. */
type Declared = { readonly [Name in keyof Cancellation]?: Cancellation[Name] | undefined };

/** Returns whether a cancellation has the reason that its kind needs. */
export const hasNeededReason = ({ kind, reason }: Pick<Cancellation, 'kind' | 'reason'>): boolean =>
  kind === 'ordinary' || reason.trim() !== '';

/** Years from now within which the wished day must be. */
const YEARS_AHEAD = 2;

/** Returns whether the wished day of a cancellation, `YYYY-MM-DD` or '', is so late that it must be a mistake. */
export function isDayTooLate(day: string, now: Date): boolean {
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() + YEARS_AHEAD);
  return day > latest.toISOString().slice(0, 10);
}

/** Validates a cancellation and returns it as stored. */
export function checkCancellation(declaration: Declared, now: Date): RuleResult<Cancellation> {
  const { kind = 'ordinary', date = '' } = declaration;
  // In the form of the account's key, by which the cancellation is found again.
  const email = asciiEmail(declaration.email ?? '') ?? declaration.email?.trim() ?? '';
  const reason = declaration.reason?.trim() ?? '';
  if (emailProblem(email)) return refuse('bad_request', 'email', 'invalid_format');
  if (!hasNeededReason({ kind, reason })) return refuse('bad_request', 'reason', 'required');
  if (isDayTooLate(date, now)) return refuse('bad_request', 'date', 'too_late');
  return allow({ email, kind, reason, date });
}

/** Returns the payload of a cancellation, without its empty fields. */
export const cancellationPayload = ({
  reason,
  date,
  ...rest
}: Cancellation): Pick<Cancellation, 'email' | 'kind'> & Partial<Cancellation> => ({
  ...rest,
  ...(reason && { reason }),
  ...(date && { date }),
});
