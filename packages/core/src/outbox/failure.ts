/** Failure of a delivery attempt. */
export interface OutboxFailure {
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: string;
  /** Seconds to wait, as requested by the server. */
  readonly retryAfter?: number | undefined;
  /** Problem of each invalid field, by field. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/**
 * Consequence of a failed attempt.
 *
 * - `retry`: is retried automatically.
 * - `hold`: waits until its cause is resolved and blocks the rest of the conversation.
 * - `refuse`: this message is rejected, later ones may pass.
 * - `logged-out`: no member is logged in.
 */
export type FailureClass = 'retry' | 'hold' | 'refuse' | 'logged-out';

/** Statuses that reject one message for its content. Any other failure would affect the next message too. */
const REFUSALS: readonly number[] = [400, 413, 422];

/** Statuses below 500 that are temporary. */
const PASSING: readonly number[] = [408, 425, 429];

/**
 * Classifies a failed attempt. A malformed response counts as `retry`, because the server may have stored the
 * message.
 */
export function classifyFailure({ status, code }: OutboxFailure): FailureClass {
  if (code === 'not_logged_in') return 'logged-out';
  if (status < 400 || status >= 500 || PASSING.includes(status) || code === 'conflict') return 'retry';
  return REFUSALS.includes(status) ? 'refuse' : 'hold';
}

/**
 * Returns the code under which a failure is stored. A text that is too long takes precedence; an image that
 * is too large counts as unreadable.
 */
export function failureCodeOf({ code, fields }: OutboxFailure): string {
  if (fields?.['text'] === 'too_big') return 'too_large';
  return fields?.['file.0'] === undefined ? code : 'image_unreadable';
}

/** Returns whether a failure would also affect messages of other conversations. */
export const affectsAllConversations = ({ status }: OutboxFailure): boolean => status === 0 || status === 429;

/** Milliseconds until the first retry after a failure. */
export const RETRY_DELAY_MS = 2000;
/** Longest time in milliseconds between two attempts. */
export const RETRY_DELAY_MAX_MS = 60_000;

/** Share by which a delay varies, so that browsers that lost a server together do not retry in lockstep. */
const JITTER = 0.15;

/**
 * Returns the milliseconds to wait after a number of consecutive failures, at least the server's `retryAfter`
 * in seconds. `random` is from 0 to 1.
 */
export function retryDelayOf(failures: number, retryAfter: number | undefined, random: number): number {
  const growing = Math.min(RETRY_DELAY_MS * 2 ** Math.max(0, failures - 1), RETRY_DELAY_MAX_MS);
  const minDelay = 1000 * (retryAfter ?? 0);
  return Math.round(Math.max(growing * (1 + JITTER * (2 * random - 1)), minDelay));
}
