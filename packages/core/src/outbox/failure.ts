/** What a failed try says of itself. */
export interface OutboxFailure {
  /** HTTP status, 0 without an answer. */
  readonly status: number;
  readonly code: string;
  /** Seconds that the server asks to wait. */
  readonly retryAfter?: number | undefined;
  /** What was wrong with which field. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
}

/**
 * What follows from a failed try. `again`: by itself, later. `held`: not before something has changed, and nothing of that
 * conversation passes. `refused`: this message is not taken, others may be. `lost`: nobody is logged in.
 */
export type FailureClass = 'again' | 'held' | 'refused' | 'lost';

/** Statuses that refuse one message for what it is; every other failure would meet the next one too. */
const REFUSALS: readonly number[] = [400, 413, 422];

/** Statuses below 500 that pass by themselves. */
const PASSING: readonly number[] = [408, 425, 429];

/** Rules on a failed try. An answer that was not understood may have stored the message, so that it is asked for again. */
export function classifyFailure({ status, code }: OutboxFailure): FailureClass {
  if (code === 'not_logged_in') return 'lost';
  if (status < 400 || status >= 500 || PASSING.includes(status) || code === 'conflict') return 'again';
  return REFUSALS.includes(status) ? 'refused' : 'held';
}

/** The code under which a fault is remembered: a text that is too long is, whatever else is said of it, and a picture that is too large is none. */
export function failureCodeOf({ code, fields }: OutboxFailure): string {
  if (fields?.['text'] === 'too_big') return 'too_large';
  return fields?.['file.0'] === undefined ? code : 'image_unreadable';
}

/** Whether a fault would meet the messages of other conversations too. */
export const affectsAllConversations = ({ status }: OutboxFailure): boolean => status === 0 || status === 429;

/** Milliseconds until the first try after a failure, and at most between two. */
export const RETRY_DELAY_MS = 2000;
export const RETRY_DELAY_MAX_MS = 60_000;

/** Part by which a pause varies, so that browsers that lost a server together don't come back together. */
const JITTER = 0.15;

/**
 * Milliseconds to wait after a number of failures in a row, never less than the server asks for; `random` is from 0 to 1.
 */
export function retryDelayOf(failures: number, retryAfter: number | undefined, random: number): number {
  const growing = Math.min(RETRY_DELAY_MS * 2 ** Math.max(0, failures - 1), RETRY_DELAY_MAX_MS);
  const asked = 1000 * (retryAfter ?? 0);
  return Math.round(Math.max(growing * (1 + JITTER * (2 * random - 1)), asked));
}
