/** Reason shown to the author of a message that is unsent or delayed. */
export type UnsentReason =
  | 'offline'
  | 'later'
  | 'noCredits'
  | 'birthDate'
  | 'gone'
  | 'tooLong'
  | 'picture'
  | 'refused'
  | 'old';

/** Reasons by error code. Any other code is a refusal without a remedy. */
const REASONS: Readonly<Record<string, UnsentReason>> = {
  network: 'offline',
  no_credits: 'noCredits',
  birth_date_missing: 'birthDate',
  // A block must look the same as a deleted profile.
  forbidden: 'gone',
  not_found: 'gone',
  too_large: 'tooLong',
  image_unreadable: 'picture',
  too_old: 'old',
};

/**
 * Returns the reason to show for an error code; null without an error. Mentions a retry only if one follows,
 * so not for a message that `isFailed`.
 */
export function unsentReason(code: string | null, isFailed: boolean): UnsentReason | null {
  if (code === null) return null;
  if (isFailed) return REASONS[code] ?? 'refused';
  return code === 'network' ? 'offline' : 'later';
}
