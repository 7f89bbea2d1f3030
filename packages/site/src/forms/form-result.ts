import type { FieldProblem } from '@meetcute/core';

/** Why a call failed; the serializable part of an `ApiError`. */
export interface CallFailure {
  /** Error code. */
  code: string;
  /** HTTP status; 0 without a response. */
  status: number;
  /** Seconds to wait before another attempt; null if the server named none. */
  retryAfter: number | null;
  /** Problem of each invalid field, by field; null without one. */
  fields: Readonly<Record<string, string>> | null;
}

/** Result of a form that the server handled, because the page's script had not loaded or is blocked. */
export interface FormResult {
  /** Fields as they were sent, by name; never passwords. */
  values: Readonly<Record<string, string>>;
  /** Problem of the password; null without one. */
  passwordProblem: FieldProblem | null;
  /** Number of a stored complaint, or time of a received cancellation; null without one. */
  receipt: string | null;
  /** Why the call failed; null if it succeeded or was not made. */
  failure: CallFailure | null;
}
