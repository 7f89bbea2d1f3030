/** Why a message was not sent, or not yet, as its writer is told. */
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

/** Every other code is a refusal that nobody can do anything about. */
const REASONS: Readonly<Record<string, UnsentReason>> = {
  network: 'offline',
  no_credits: 'noCredits',
  birth_date_missing: 'birthDate',
  // Who was blocked learns no more than who writes to somebody that has left.
  forbidden: 'gone',
  not_found: 'gone',
  too_large: 'tooLong',
  image_unreadable: 'picture',
  too_old: 'old',
};

/**
 * What an error code says to the writer of a message that waits for its next try, or has `failed`: that it is tried again
 * is said only where it is. Null where nothing went wrong.
 */
export function unsentReason(code: string | null, isFailed: boolean): UnsentReason | null {
  if (code === null) return null;
  if (isFailed) return REASONS[code] ?? 'refused';
  return code === 'network' ? 'offline' : 'later';
}
